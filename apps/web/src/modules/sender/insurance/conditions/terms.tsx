import type { InsuranceConditions } from '@cabinet/contract/sender/insurance'
import { Card } from '@cabinet/ui/card'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Heading } from '@cabinet/ui/heading'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { type ReactNode, useId } from 'react'
import { useMoney } from '../../../../shared/intl/use-money.ts'
import * as styles from './conditions.css.ts'
import { useConditionsMessages } from './messages.ts'
import { textPath } from './use-open-text.ts'

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={16}>
        <Heading id={id} level={2}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}

type ProductText = InsuranceConditions['texts'][number]

/** The edition in force, and the one that was agreed to: a younger one changes nothing of what was signed. */
const Editions = ({ version, accepted }: Pick<ProductText, 'version' | 'accepted'>) => {
  const t = useConditionsMessages()
  const date = <DateText value={version} />
  if (!accepted) return t.rich('docs.version', { date })
  const moment = <DateText value={accepted.acceptedDateTime} />
  return accepted.version === version
    ? t.rich('docs.accepted', { date, accepted: moment })
    : t.rich('docs.acceptedOlder', { date, older: <DateText value={accepted.version} />, accepted: moment })
}

const Documents = ({ texts }: Pick<InsuranceConditions, 'texts'>) => {
  const t = useConditionsMessages()
  return (
    <ul className={styles.documents}>
      {texts.map(({ type, version, accepted }) => (
        <li key={type}>
          <Link isStandalone href={textPath(type)}>
            {t(`docs.${type}`)}
          </Link>
          <Text size="caption" tone="muted">
            <Editions version={version} accepted={accepted} />
          </Text>
        </li>
      ))}
    </ul>
  )
}

/** What the insurance covers, from when to when, and what it does not cover. */
export const Terms = ({ conditions }: { conditions: InsuranceConditions }) => {
  const t = useConditionsMessages()
  const money = useMoney()
  const round = (kopecks: number) => money(kopecks, 'auto')
  const { itemLimit, orderLimit, returnLimit, deductible, claimDays, payoutWorkingDays, insurancePrice } = conditions
  return (
    <Stack gap={16}>
      <Section title={t('cover.title')}>
        <DescriptionList
          items={[
            { label: t('cover.price'), value: t('cover.priceValue', { price: money(insurancePrice) }) },
            {
              label: t('cover.damage'),
              value: t('cover.damageValue', { item: round(itemLimit), order: round(orderLimit) }),
            },
            { label: t('cover.returns'), value: t('cover.returnsValue', { limit: round(returnLimit) }) },
            { label: t('cover.deductible'), value: deductible === 0 ? t('cover.noDeductible') : money(deductible) },
          ]}
        />
      </Section>
      <Section title={t('terms.title')}>
        <DescriptionList
          items={[
            { label: t('terms.start'), value: t('terms.startValue') },
            { label: t('terms.end'), value: t('terms.endValue') },
            { label: t('terms.claim'), value: t('terms.claimValue', { count: claimDays }) },
            { label: t('terms.payout'), value: t('terms.payoutValue', { count: payoutWorkingDays }) },
          ]}
        />
      </Section>
      <Section title={t('not.title')}>
        <ul className={styles.list}>
          {(['not.money', 'not.alive', 'not.perishable', 'not.dangerous', 'not.zero'] as const).map((id) => (
            <li key={id}>{t(id)}</li>
          ))}
        </ul>
      </Section>
      <Section title={t('docs.title')}>
        <Documents texts={conditions.texts} />
      </Section>
    </Stack>
  )
}
