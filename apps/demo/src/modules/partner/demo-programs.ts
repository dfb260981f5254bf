import type { Platform } from '@cabinet/api/platform/context'
import type { DemoPartnerProgram } from '../../demo-partner.ts'
import { type DemoModule, loadDemoModules } from '../../module.ts'
import { findBehavior } from '../../behavior-store.ts'
import { demoKey, demoKeyId } from './key.ts'
import { findPartners, type PartnerRow, replaceKeyHash } from '@cabinet/api/modules/partner/store'

const TICK_MS = 2000

/** The program that plays a partner: what each module that works with its kind brings, one after another. */
const programOf = (
  platform: Platform,
  { id, kind, party_id: partyId }: PartnerRow,
  address: string,
  demoModules: readonly DemoModule[],
): DemoPartnerProgram | undefined => {
  const world = {
    address,
    key: demoKey(platform.secrets, partyId).key,
    now: () => platform.clock.now(),
    behavior: () => findBehavior(platform.database, id),
  }
  const demoPartners = demoModules.flatMap(({ partners = [] }) => partners).filter((one) => one.kind === kind)
  const parts = demoPartners.map((partner) => partner.create(world))
  if (parts.length === 0) return undefined
  return {
    async tick() {
      for (const part of parts) await part.tick()
    },
  }
}

/** Programs that play the partners of the demo; each lives by itself. */
export const createPrograms = async (platform: Platform, address: string): Promise<readonly DemoPartnerProgram[]> => {
  const { database, secrets } = platform
  const partners = await findPartners(database)
  for (const { party_id: partyId } of partners) {
    // The data may be older than the secrets of the installation, or come from another one.
    const { hash, prefix } = demoKey(secrets, partyId)
    await replaceKeyHash(database, demoKeyId(partyId), { key_hash: hash, prefix })
  }
  const demoModules = await loadDemoModules()
  return partners.flatMap((partner) => programOf(platform, partner, address, demoModules) ?? [])
}

/** Plays the partners until the returned function is called. */
export const startPrograms = (platform: Platform, address: string): (() => Promise<void>) => {
  let programs: readonly DemoPartnerProgram[] = []
  let underWay: Promise<unknown> | undefined
  const tick = async (): Promise<void> => {
    // After the data were reset the programs know things that are gone.
    const isNew = programs.length === 0
    if (isNew) programs = await createPrograms(platform, address)
    const outcomes = await Promise.allSettled(programs.map((program) => program.tick()))
    if (outcomes.some(({ status }) => status === 'rejected')) programs = []
  }
  const timer = setInterval(() => {
    underWay ??= tick()
      .catch((error: unknown) => platform.log.warn({ err: error }, 'partners of the demo not played'))
      .finally(() => {
        underWay = undefined
      })
  }, TICK_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
