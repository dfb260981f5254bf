import { parseArgs } from 'node:util'
import { demoCourierAccounts } from './accounts.ts'
import { listen } from './listen.ts'
import { createCourierSimulator } from './simulator.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    latency: { type: 'string', default: '0' },
    failures: { type: 'string', default: '0' },
  },
})

const begun = new Date()
const now = (): Date => new Date()
const simulator = createCourierSimulator({ now, real: now, start: async () => begun })
const { address } = await listen(simulator, {
  port: Number(values.port),
  latencyMs: Number(values.latency),
  failures: Number(values.failures),
})
const accounts = Object.values(demoCourierAccounts).map(
  ({ clientId, clientSecret }) => `  ${clientId}  ${clientSecret}`,
)
process.stdout.write(`A simulated courier answers at ${address}/v2. Its accounts:\n${accounts.join('\n')}\n`)
