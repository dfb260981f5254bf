// A process that loads the orders of couriers once, three days after now, and says when it has done so.
import { createApplication } from '../../src/application.ts'
import { createClock } from '../../src/kernel/clock.ts'
import { DAY_MS } from '../../src/kernel/durations.ts'
import { loadOrders } from '../../src/modules/sender/orders/jobs.ts'
import { cheapPasswords, testConfig } from '../support/settings.ts'

const [folder = '', courier = ''] = process.argv.slice(2)
const clock = createClock(() => new Date(Date.now() + 3 * DAY_MS))
const { platform, stop } = await createApplication(testConfig({ DATA_DIR: folder, CDEK_URL: courier }), {
  clock,
  isQuiet: true,
  passwords: cheapPasswords(),
})
await loadOrders(platform)
await stop()
process.send?.('done')
process.disconnect()
