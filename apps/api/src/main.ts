import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Application, createApplication } from './application.ts'
import { readConfig } from './config.ts'
import { greeting } from './platform/greeting.ts'
import { startFailure } from './start-failure.ts'

const STOP_TIMEOUT_MS = 15_000

const environmentFile = resolve(import.meta.dirname, '../../../.env')
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)

const giveUp = (error: unknown): never => {
  process.stderr.write(`${startFailure(error)}\n`)
  process.exit(1)
}

const stopOnSignal = ({ app, stop }: Application): void => {
  let isStopping = false
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1)
    isStopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    stop().then(() => process.exit(0), giveUp)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

const start = async (): Promise<void> => {
  const config = readConfig(process.env)
  const application = await createApplication(config)
  stopOnSignal(application)
  const address = await application.app
    .listen({ port: config.port, host: config.host })
    .catch(async (error: unknown) => {
      // The database is given back before the process ends: it may be in the middle of a write.
      await Promise.race([application.stop(), delay(STOP_TIMEOUT_MS, undefined, { ref: false })])
      throw error
    })
  process.stdout.write(greeting(config, config.publicUrl ?? address, application.demo?.access ?? null))
}

try {
  await start()
} catch (error) {
  giveUp(error)
}
