import type { Server } from 'node:http'
import type { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { type Database, openDatabase } from './db/database.ts'
import { DEMO_PASSWORD, demoPeople } from './db/demo/people.ts'
import { demoSellerLinks } from './db/demo/sellers.ts'
import { migrate } from './db/migrate.ts'
import { isEmpty, seedDemo } from './db/seed.ts'
import { createFaults } from './faults.ts'
import { createCaptchaCheck } from './integrations/captcha/captcha.ts'
import { connectCourier } from './integrations/cdek/connect.ts'
import { connectRegistry } from './integrations/registry/connect.ts'
import { type Clock, createClock } from './platform/clock.ts'
import { restoreShift } from './platform/clock-store.ts'
import { createCodes } from './platform/codes/codes.ts'
import { createFiles } from './platform/files/files.ts'
import { filesJobs } from './platform/files/jobs.ts'
import { installationSecrets } from './platform/installation-secrets.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createLimits } from './platform/limits.ts'
import { loggerOptions } from './platform/logging.ts'
import { createMetrics, type Metrics, serveMetrics } from './platform/metrics.ts'
import type { Platform } from './platform/module.ts'
import { loadModules, type ModuleRegistry } from './platform/module-registry.ts'
import { restoreSwitches } from './platform/module-switches.ts'
import { createPasswords, type Passwords } from './platform/passwords.ts'
import { postJobs } from './platform/post/jobs.ts'
import { createPost } from './platform/post/post.ts'
import { createSms } from './platform/post/sms.ts'
import { createSecretBox } from './platform/secret-box.ts'
import { createTokens } from './platform/tokens.ts'
import { createInstance, createServer } from './server.ts'

/** What tests bring in place of the real thing. */
export interface Replacements {
  readonly clock?: Clock
  readonly passwords?: Passwords
  readonly courierTimeoutMs?: number
  readonly registryTimeoutMs?: number
  readonly logStream?: Writable
  /** Nothing happens by itself: jobs run and messages leave when they are told to. */
  readonly isQuiet?: boolean
}

/** A server that is ready to listen. */
export interface Application {
  readonly app: FastifyInstance
  readonly platform: Platform
  /** Finishes the calls that run, then closes the database. */
  stop(): Promise<void>
}

const buildPlatform = (
  config: Config,
  database: Database,
  modules: ModuleRegistry,
  log: FastifyInstance['log'],
  metrics: Metrics | undefined,
  { clock = createClock(), passwords = createPasswords(), courierTimeoutMs, registryTimeoutMs }: Replacements,
): Platform => {
  const keys = installationSecrets(config)
  const secrets = createSecretBox(keys.secretsKey)
  const faults = createFaults()
  const outboxParts = { database, clock, log, keepsCodes: config.isDemo, onOutcome: metrics?.countMessage }
  const post = createPost(config, outboxParts)
  const sms = createSms(config, outboxParts)
  const files = createFiles(database, clock, log, config)
  const platform: Platform = {
    config,
    database,
    clock,
    faults,
    modules,
    passwords,
    secrets,
    log,
    startedAt: clock.real(),
    tokens: createTokens(keys.tokenSecret, config.accessTokenSeconds, clock),
    limits: createLimits(database),
    post,
    sms,
    jobs: createJobs(
      { database, clock, log },
      [...postJobs, ...filesJobs, ...modules.jobs],
      () => platform,
      metrics?.countJob,
    ),
    files,
    codes: createCodes({ database, clock, post, sms, secret: keys.tokenSecret, config }),
    captcha: createCaptchaCheck(config.captcha),
    courier: connectCourier(config, clock, faults, courierTimeoutMs),
    registry: connectRegistry(config, clock, faults, registryTimeoutMs),
    reseed: () => seedDemo({ database, passwords, secrets, files, start: clock.now() }, modules.all),
  }
  return platform
}

/** Tables up to date; the demo in an empty database when demo mode is on. */
const prepareData = async ({ database, modules, config, clock, reseed }: Platform): Promise<void> => {
  await migrate(database, modules.migrations)
  await restoreShift(database, clock)
  if (config.isDemo) await restoreSwitches(database, modules)
  if (config.isDemo && (await isEmpty(database))) await reseed()
}

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/**
 * Builds everything from the configuration: database, migrations, demo data, modules, HTTP server.
 *
 * @throws FolderInUseError when another server works with the same data
 */
export const createApplication = async (config: Config, replacements: Replacements = {}): Promise<Application> => {
  const app = createInstance(loggerOptions(config, replacements.logStream), config.trustedProxies)
  const [modules, database] = await Promise.all([loadModules(), openDatabase(config.database)])
  try {
    const metrics = config.metricsPort === null ? undefined : createMetrics()
    const platform = buildPlatform(config, database, modules, app.log, metrics, replacements)
    await prepareData(platform)
    metrics?.observe(app)
    const demo = { password: DEMO_PASSWORD, people: demoPeople, sellerLinks: demoSellerLinks }
    await createServer(platform, demo, app)
    await app.ready()
    const metricsServer =
      metrics && config.metricsPort !== null ? await serveMetrics(metrics, config.metricsPort, config.host) : undefined
    const { post, sms, jobs } = platform
    const stops = replacements.isQuiet ? [] : [post, sms, jobs].map((part) => part.start())
    return {
      app,
      platform,
      async stop() {
        await Promise.all(stops.map((end) => end()))
        await app.close()
        if (metricsServer) await closeServer(metricsServer)
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
