import { businessDay } from '@cabinet/api/kernel/clock'
import { localRecords } from './local-data.ts'
import type { Registry } from '@cabinet/api/integrations/registry/registry'

const byItn = new Map(localRecords.map((record) => [record.itn, record]))

/** The registry as data of this server: the demo organizations and fictional companies around them. */
export const createLocalRegistry = (now: () => Date): Registry => ({
  async findByItn(itn) {
    const record = byItn.get(itn)
    return record && { ...record, sourceDate: businessDay(now()) }
  },
})
