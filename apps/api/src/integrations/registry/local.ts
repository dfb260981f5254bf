import { businessDay } from '../../kernel/clock.ts'
import { localRecords } from './local-data.ts'
import type { Registry } from './registry.ts'

const byItn = new Map(localRecords.map((record) => [record.itn, record]))

/** The registry as data of this server: the demo organizations and fictional companies around them. */
export const createLocalRegistry = (now: () => Date): Registry => ({
  async findByItn(itn) {
    const record = byItn.get(itn)
    return record && { ...record, sourceDate: businessDay(now()) }
  },
})
