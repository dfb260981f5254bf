import type { RequestFounder } from '@cabinet/contract/finance/requests'
import { sumOfShares } from '@cabinet/contract/finance/request-rules'
import { Card } from '@cabinet/ui/card'
import { Icon } from '@cabinet/ui/icon'
import { Text } from '@cabinet/ui/text'
import { CircleCheck, ChartPie, TriangleAlert } from 'lucide-react'
import { useRequestMessages } from '../../messages.ts'
import * as styles from '../request.css.ts'
import { useFormats } from '../use-formats.ts'
import { useFounderName } from './use-founder-name.ts'

const WHOLE = 100
const TOLERANCE = 0.015

/** How the whole is divided among the founders, and what is missing to it. */
export const Shares = ({ founders, isChecked }: { founders: readonly RequestFounder[]; isChecked: boolean }) => {
  const t = useRequestMessages()
  const { number } = useFormats()
  const nameOf = useFounderName()
  const sum = sumOfShares(founders)
  const isWhole = Math.abs(sum - WHOLE) < TOLERANCE
  const isWrong = !isWhole && (isChecked || founders.every(({ sharePercent }) => sharePercent !== null))
  const left = WHOLE - sum
  const percent = (share: number) => t('view.share', { share: number(share) })
  return (
    <Card
      as="section"
      aria-labelledby="founders-shares"
      className={isWrong ? styles.sharesWrong : styles.shares}
      data-form-field="founders"
      tabIndex={-1}
    >
      <div role="status">
        <h3 id="founders-shares" className={styles.sharesTitle}>
          <Icon
            of={isWrong ? TriangleAlert : isWhole ? CircleCheck : ChartPie}
            className={isWrong ? styles.wrong : isWhole ? styles.right : undefined}
          />
          <span className={isWrong ? styles.wrong : undefined}>
            {isWhole ? t('shares.whole') : isWrong ? t('shares.wrong', { sum: number(sum) }) : t('shares.title')}
          </span>
        </h3>
        {isWrong && (
          <Text size="caption" tone="muted">
            {t(left > 0 ? 'shares.advice' : 'shares.adviceOver')}
          </Text>
        )}
      </div>
      <div className={styles.bars} aria-hidden>
        {founders.map(({ id, sharePercent }) => (
          <span key={id} className={styles.share} style={{ flex: sharePercent ?? 0 }} />
        ))}
        {left > 0 && !isWhole && <span className={styles.gap} style={{ flex: left }} />}
      </div>
      <ul className={styles.legend}>
        {founders.map((founder) => (
          <li key={founder.id}>
            <span className={styles.swatch} aria-hidden />
            {`${nameOf(founder, 'short')} `}
            <b>{founder.sharePercent === null ? t('view.empty') : percent(founder.sharePercent)}</b>
          </li>
        ))}
        {!isWhole && (
          <li className={styles.wrong}>
            {left > 0 && <span className={styles.noSwatch} aria-hidden />}
            {`${t(left > 0 ? 'shares.left' : 'shares.over')} `}
            <b>{percent(Math.abs(left))}</b>
          </li>
        )}
      </ul>
    </Card>
  )
}
