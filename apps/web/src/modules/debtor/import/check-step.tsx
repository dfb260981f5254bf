import type { ImportReport } from '@cabinet/contract/debtor/import'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Failure } from '../../../shared/ui/failure.tsx'
import { MainAction } from '../../../shared/ui/main-action.tsx'
import { BadRows } from './bad-rows.tsx'
import * as styles from './import.css.ts'
import { MarkedButton } from './marked-button.tsx'
import { useImportMessages } from './messages.ts'
import { Plan } from './plan.tsx'

interface ReportProps {
  readonly report: ImportReport
}

const useHeadline = ({ goodCount, badCount }: ImportReport): string => {
  const t = useImportMessages()
  const [good, bad] = [t('result', { count: goodCount }), t('resultBad', { count: badCount })]
  if (goodCount === 0) return t('result.none')
  return badCount === 0 ? good : t('result.both', { good, bad })
}

/** How many rows are good, as words and as a bar. */
const Result = ({ report }: ReportProps) => {
  const t = useImportMessages()
  const headline = useHeadline(report)
  const { fileName, rowsCount, goodCount, badCount, duplicateCount } = report
  return (
    <Card>
      <Heading level={2}>{headline}</Heading>
      <Text tone="muted">{t('result.text', { name: fileName, count: rowsCount })}</Text>
      {rowsCount > 0 && (
        <div className={styles.bar} aria-hidden>
          {goodCount > 0 && <span className={styles.good} style={{ flexGrow: goodCount }} />}
          {badCount > 0 && <span className={styles.bad} style={{ flexGrow: badCount }} />}
        </div>
      )}
      <Text as="p" size="caption" className={styles.legend}>
        <span className={styles.mark}>
          <span aria-hidden className={styles.goodSwatch} />
          {t('legend.good')} <strong>{goodCount}</strong>
        </span>
        <span className={styles.mark}>
          <span aria-hidden className={styles.badSwatch} />
          {t('legend.bad')} <strong>{badCount}</strong>
        </span>
        {duplicateCount === 0 ? (
          <span className={styles.mark}>{t('legend.noDuplicates')}</span>
        ) : (
          <span className={styles.mark}>
            {t('legend.duplicates')} <strong>{duplicateCount}</strong>
          </span>
        )}
      </Text>
    </Card>
  )
}

/** What the file would do: nothing is written before the person says so. */
export const CheckStep = ({
  file,
  report,
  isStale,
  isCommitting,
  failure,
  onCommit,
  onOther,
}: ReportProps & {
  file: File
  /** The register has changed since the first check of the file. */
  isStale: boolean
  isCommitting: boolean
  failure: string | null
  onCommit: () => void
  onOther: () => void
}) => {
  const t = useImportMessages()
  return (
    <>
      {isStale && (
        <Banner tone="notice" announce="alert">
          {t('stale')}
        </Banner>
      )}
      <Result report={report} />
      <div className={styles.columns}>
        <BadRows report={report} />
        <Plan report={report} />
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" isDisabled={isCommitting} onPress={onOther}>
          {t('other')}
        </Button>
        <Stack gap={8}>
          {failure !== null && <Failure text={failure} />}
          <Inline gap={8}>
            {report.badCount > 0 && <MarkedButton file={file} />}
            <MainAction>
              <Button
                data-track="import-commit"
                isLoading={isCommitting}
                disabledReason={report.goodCount === 0 ? t('commit.none') : undefined}
                onPress={onCommit}
              >
                {t('commit', { count: report.goodCount })}
              </Button>
            </MainAction>
          </Inline>
        </Stack>
      </div>
    </>
  )
}
