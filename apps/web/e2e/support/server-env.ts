import { createServer } from 'node:net'

/** A port of this machine that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })

const endWithCommand = new URL('../../../../tools/lib/end-with-command.mjs', import.meta.url).href

/** What a server of the tests is started with: its port, and who it must not outlive when the run is cut off. */
export const serverEnv = (port: number): Record<string, string> => ({
  PORT: String(port),
  NODE_OPTIONS: `--import ${endWithCommand}`,
  CABINET_COMMAND: String(process.pid),
})
