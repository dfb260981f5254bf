import type { RequestFounderFields } from '@cabinet/contract/finance/request-values'
import type { Platform } from '../../../platform/context.ts'
import * as store from './store.ts'
import { founderColumns } from './values.ts'

/**
 * Seals what releases before have stored of founders in the open. Migrations have no keys, so it is done at the start;
 * rows that are sealed already are left alone.
 */
export const sealFounders = (platform: Pick<Platform, 'database' | 'secrets'>): Promise<void> =>
  platform.database.transaction(async () => {
    const { database, secrets } = platform
    for (const row of await store.findOpenFounders(database)) {
      const document =
        row.document_sealed === null
          ? null
          : (JSON.parse(secrets.open(row.document_sealed, store.founderLocationOf(row, 'document_sealed'))) as unknown)
      // It was stored whole but for the document.
      const founder = { ...row.founder, document } as RequestFounderFields
      await store.sealFounder(database, row, founderColumns(platform, row, founder))
    }
  })
