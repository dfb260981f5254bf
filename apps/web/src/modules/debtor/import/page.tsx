import { debtorPages } from '@cabinet/contract/debtor/pages'
import type { ImportReport } from '@cabinet/contract/debtor/import'
import { errorCodes } from '@cabinet/contract/errors'
import { Breadcrumbs } from '@cabinet/ui/breadcrumbs'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { type StatusStep, StatusSteps } from '@cabinet/ui/status-steps'
import { useCallback, useState } from 'react'
import { problemOf } from '../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { checkFile, useCommit } from './data.ts'
import { useMessages } from '../messages.ts'
import { CheckStep } from './check-step.tsx'
import { type Committed, DoneStep } from './done-step.tsx'
import { FileStep } from './file-step.tsx'
import * as styles from './import.css.ts'
import { useImportMessages } from './messages.ts'

/** How far the file has come. The file itself stays in the page: nothing of it is kept before the end. */
type Progress =
  | { readonly step: 'file' }
  | { readonly step: 'check'; readonly file: File; readonly report: ImportReport; readonly isStale: boolean }
  | { readonly step: 'done'; readonly file: File; readonly result: Committed }

const order = ['file', 'check', 'done'] as const

const stateOf = (index: number, now: number): StatusStep['state'] => {
  if (index === now) return 'current'
  return index < now ? 'done' : 'upcoming'
}

/** Imports the checked file; a register that has changed meanwhile leads to another check of the same file. */
const useImport = () => {
  const shared = useSharedMessages()
  const commit = useCommit()
  const [progress, setProgress] = useState<Progress>({ step: 'file' })
  const [failure, setFailure] = useState<string | null>(null)
  const show = (next: Progress) => {
    setFailure(null)
    setProgress(next)
  }
  return {
    progress,
    failure,
    isCommitting: commit.isMutating,
    checked: useCallback(
      (file: File, report: ImportReport) => setProgress({ step: 'check', file, report, isStale: false }),
      [],
    ),
    startAnew: () => show({ step: 'file' }),
    async send(file: File, { goodCount }: ImportReport) {
      setFailure(null)
      try {
        show({ step: 'done', file, result: await commit.trigger({ body: { file, goodCount } }) })
      } catch (error) {
        const problem = problemOf(error, shared)
        if (problem.code !== errorCodes.stale) return setFailure(problem.message)
        show({ step: 'check', file, report: await checkFile(file, {}), isStale: true })
      }
    },
  }
}

/** Shipments from a workbook: a file, a check that keeps nothing, and then the drafts. */
export const Page = () => {
  const title = useMessages()
  const t = useImportMessages()
  const { progress, failure, isCommitting, checked, startAnew, send } = useImport()
  const now = order.indexOf(progress.step)
  return (
    <Stack gap={16}>
      <div className={styles.head}>
        <Stack gap={4}>
          <Breadcrumbs
            label={t('crumbs')}
            parents={[{ label: title('register.title'), href: debtorPages['Debtors:OrderRegister']() }]}
            current={t('crumb')}
          />
          <Heading level={1}>{title('import.title')}</Heading>
        </Stack>
        <StatusSteps
          className={styles.steps}
          label={t('steps')}
          steps={order.map((step, index) => ({ id: step, label: t(`step.${step}`), state: stateOf(index, now) }))}
        />
      </div>
      {progress.step === 'file' && <FileStep onChecked={checked} />}
      {progress.step === 'check' && (
        <CheckStep
          file={progress.file}
          report={progress.report}
          isStale={progress.isStale}
          isCommitting={isCommitting}
          failure={failure}
          onCommit={() => void send(progress.file, progress.report)}
          onOther={startAnew}
        />
      )}
      {progress.step === 'done' && <DoneStep file={progress.file} result={progress.result} onMore={startAnew} />}
    </Stack>
  )
}
