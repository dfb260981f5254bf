import { thingsOf } from '../../platform/jobs/each.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/context.ts'
import * as store from '../../platform/files/store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

const JOB = 'files.unusedFiles'

/** How long a form may stay open with its files. */
const RETENTION_DAYS = 7
/** A job that did not run for weeks still finds everything; what was taken long ago is not asked for every day. */
const LOOK_BACK_DAYS = 60

/** Whether something of a module refers to the file. */
export const isUsed = async ({ database, modules }: Platform, fileId: string): Promise<boolean> => {
  for (const { usesFile } of modules.all) if (await usesFile?.(database, fileId)) return true
  return false
}

const forget = (platform: Platform, fileId: string): Promise<boolean> => {
  const { database, clock } = platform
  return database.transaction(async () => {
    const isThere = await store.lockUpload(database, fileId)
    if (!isThere || (await isUsed(platform, fileId))) return false
    await store.markDeleted(database, fileId, clock.nowText(), clock.real().toISOString())
    return true
  })
}

/**
 * Deletes uploads that nothing has taken within a week: of forms that were left, and files that were replaced. Purposes
 * that no module answers for are left alone.
 *
 * @returns how many were deleted
 */
const forgetUnused = async (platform: Platform): Promise<number> => {
  const purposes = platform.modules.all.flatMap(({ filePurposes }) => filePurposes ?? [])
  const daysAgo = (days: number): string => new Date(platform.clock.now().getTime() - days * DAY_MS).toISOString()
  const ids = await store.findUploadIds(platform.database, purposes, daysAgo(LOOK_BACK_DAYS), daysAgo(RETENTION_DAYS))
  return platform.jobs.each(JOB, { step: 'file', things: thingsOf(ids), work: ({ id }) => forget(platform, id) })
}

export const unusedFilesJob = defineJob({
  id: JOB,
  title: { ru: 'Удалить файлы, которые никуда не приложили за неделю', en: 'Delete files attached nowhere for a week' },
  schedule: { kind: 'DAILY', time: '03:40' },
  run: ({ platform }) => forgetUnused(platform),
})
