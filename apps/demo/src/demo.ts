import type { Demo, DemoNeeds } from '@cabinet/api/demo'
import type { Platform } from '@cabinet/api/platform/context'
import { isEmpty } from '@cabinet/api/platform/demo-marker'
import type { Policy } from '@cabinet/api/platform/policy'
import { restoreShift } from './clock-store.ts'
import { simulateCourier } from './courier/connect.ts'
import { loadDemoModules } from './module.ts'
import { restoreSwitches } from './module-switches.ts'
import { demoSellerLinks } from './modules/auth/demo-links.ts'
import { panel } from './modules/dev/panel.ts'
import { readableKeyOf } from './modules/partner/key.ts'
import { DEMO_PASSWORD, demoPeople } from './people.ts'
import { createLocalRegistry } from './registry/local.ts'
import { reseed } from './seed.ts'
import { demoStartOf } from './start.ts'

/** Nobody of the demo has a mailbox or a machine of their own, and nothing of it is secret. */
const policy: Policy = {
  allowsLocalTargets: true,
  callsBackLocally: true,
  keepsCodes: true,
  masterCode: '000000',
  readableKeyOf,
  opensDocumentation: true,
  obligesStaffToSecondFactor: false,
}

/** Lets the simulated courier listen; the answer ends it. */
const playCourier = (
  { log }: Pick<Platform, 'log'>,
  open: ReturnType<typeof simulateCourier>['open'],
): (() => Promise<void>) => {
  const opening = open()
  opening.then(
    ({ address }) => log.info({ address }, 'the simulated courier listens'),
    (error: unknown) => log.warn({ err: error }, 'the simulated courier does not listen'),
  )
  return async () => {
    const listening = await opening.catch(() => undefined)
    await listening?.close()
  }
}

/** Builds the demo of one server. */
export const createDemo = async ({ database, clock }: DemoNeeds): Promise<Demo> => {
  const demoModules = await loadDemoModules()
  const courier = simulateCourier(clock, () => demoStartOf(database))
  return {
    access: { password: DEMO_PASSWORD, people: demoPeople, sellerLinks: demoSellerLinks },
    modules: [panel],
    policy,
    courier: courier.send,
    registry: createLocalRegistry(clock.now),
    async prepare(platform) {
      await restoreShift(database, clock)
      await restoreSwitches(database, platform.modules)
      if (await isEmpty(database)) await reseed(platform)
    },
    start(platform, address) {
      const ends = demoModules.flatMap(({ background }) => (background ? [background(platform, address)] : []))
      if (platform.config.courierUrl === null) ends.push(playCourier(platform, courier.open))
      return async () => {
        await Promise.all(ends.map((end) => end()))
      }
    },
  }
}
