import type { ClaimableCard, ClaimCard } from '@cabinet/contract/claim/shapes'
import { claimFormOf } from '@cabinet/contract/claim/rules'
import type { InsuredProduct } from '@cabinet/contract/insured'
import { Banner } from '@cabinet/ui/banner'
import { formatDate } from '@cabinet/ui/date-text'
import { Heading } from '@cabinet/ui/heading'
import { formatMoney } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { type ReactNode, useCallback, useMemo } from 'react'
import { REVIEW, useWizardSteps } from '../../../shared/forms/wizard/use-wizard-steps.ts'
import { WizardForm } from '../../../shared/forms/wizard/wizard-form.tsx'
import { useScreen } from '../../../shared/screen.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { DocumentsInForm } from '../parts/documents.tsx'
import { Section } from '../parts/section.tsx'
import { AboutSection, SumSection, ThingDetails } from '../parts/side.tsx'
import { subjectOf } from '../registers/columns.tsx'
import { type ClaimMessageId, useClaimMessages } from '../parts/messages.ts'
import * as styles from './form.css.ts'
import { ContactFields, CreditFields, EventFields, LinesFields, SumFields } from './groups.tsx'
import { type ClaimStep, claimGroupsOf } from './steps.ts'
import { useClaimForm } from './use-claim-form.ts'
import { claimErrors, type ClaimValues, detailsOf } from './values.ts'

interface Props {
  /** The draft, once there is one. */
  readonly claim?: ClaimCard
  /** What the claim is about, while there is no draft. */
  readonly thing?: ClaimableCard
}

const none: readonly never[] = []

const useFieldLabel = (claim: ClaimCard | undefined, product: InsuredProduct) => {
  const t = useClaimMessages()
  return (field: string): string => {
    const document = /^documents\.(\w+)$/.exec(field)?.[1]
    const line = claim?.checklist.find(({ type }) => type.name === document)
    if (line) return line.type.description
    if (document !== undefined) return t(`type.${document}` as ClaimMessageId, { product })
    return t(`field.${field.replace(/\[\d+\].*/, '')}` as ClaimMessageId, { product })
  }
}

/** What there is to know about the days before the form is filled in. */
const Warnings = ({ claim, thing }: Props) => {
  const t = useClaimMessages()
  const { locale } = useIntl()
  if (claim) {
    return claim.warnings.map(({ code, message }) => (
      <Banner key={code} tone="notice">
        {message}
      </Banner>
    ))
  }
  if (!thing?.submitUntil) return null
  const date = formatDate(thing.submitUntil, 'date', { locale })
  return thing.isLate ? (
    <Banner tone="notice" title={t('form.late', { date })}>
      {t('form.lateText')}
    </Banner>
  ) : (
    <Text tone="muted">{t('form.until', { date })}</Text>
  )
}

/** The form of a claim, group by group; it survives a reload, a lost line and somebody who was faster. */
export const ClaimForm = ({ claim, thing }: Props) => {
  const t = useClaimMessages()
  const intl = useIntl()
  const rule = useRuleText()
  const source = claim ?? thing
  if (!source) throw new Error('A form needs a draft or a thing')
  // The card is read again every now and then; the rules follow what they look at.
  const conditions = useMemo(() => detailsOf(source), [source])
  const shape = claimFormOf(conditions)
  const { mobile, tablet } = useScreen()
  const isNarrow = mobile || tablet
  const groups = claimGroupsOf(shape)
  const steps = useWizardSteps(useMemo(() => [...claimGroupsOf(shape).map(({ id }) => id), REVIEW], [shape]))
  const form = useClaimForm({ claim, thing }, steps)
  const labelOf = useFieldLabel(claim, conditions.product)
  const validate = useCallback(
    (values: ClaimValues) =>
      claimErrors(values, conditions, claim, {
        rule,
        missingDocument: t('documents.missing'),
        noLines: t('lines.noneLeft'),
      }),
    [conditions, claim, rule, t],
  )
  const about = claim ? claim.thing : thing
  const items = about?.items ?? []
  const contents: Readonly<Record<ClaimStep, ReactNode>> = {
    EVENT:
      shape === 'CREDIT' ? (
        <CreditFields conditions={conditions} events={conditions.events ?? none} />
      ) : (
        <EventFields conditions={conditions} items={items} events={conditions.events ?? none} />
      ),
    SUM: <SumFields conditions={conditions} />,
    LINES: claim && <LinesFields claim={claim} />,
    DOCUMENTS: claim ? (
      <DocumentsInForm claim={claim} field={steps.field} />
    ) : (
      <Text tone="muted">{t('form.documentsLater')}</Text>
    ),
    CONTACT: <ContactFields />,
  }
  const facing = about?.facts
  const subject = claim ? subjectOf(claim, { t, locale: intl.locale }) : (thing?.number ?? '')
  return (
    <Stack gap={16} className={styles.place}>
      <Stack gap={4}>
        <Heading level={1}>{t(claim ? 'form.draft' : 'form.new', { number: claim?.number ?? '' })}</Heading>
        <Text tone="muted">{t(`form.about.${shape}`, { subject })}</Text>
      </Stack>
      <Warnings {...(claim && { claim })} {...(thing && { thing })} />
      {facing && steps.current !== REVIEW && (
        // Who claims a debt checks it against these first; of an order the form asks for little that is not new. On a
        // phone they would stand in the way.
        <details className={styles.details} open={shape === 'CREDIT' && !isNarrow}>
          <summary className={styles.factsTitle}>{t('form.facts')}</summary>
          <ThingDetails details={facing} className={styles.factsGrid} />
        </details>
      )}
      <WizardForm<ClaimValues, ClaimCard>
        form={form}
        steps={steps}
        groups={groups.map((group) => ({
          ...group,
          title: t(`form.step.${group.id}`),
          content: contents[group.id],
          ...(group.id === 'DOCUMENTS' && { isLater: true as const, isFilled: claim !== undefined }),
          ...(group.id === 'LINES' && { isFilled: true }),
        }))}
        validate={validate}
        reviewTitle={t('form.review')}
        submit={t('submit')}
        isSent={claim !== undefined && claim.status.name !== 'DRAFT'}
        labelOf={labelOf}
        format={(field, value) =>
          typeof value === 'number' ? formatMoney(value, { locale: intl.locale }) : wordsOf(t, field, value)
        }
        sendObstacle={claim && !claim.may.submit ? t('submit.role') : undefined}
        review={
          claim && (
            <>
              <SumSection claim={claim} />
              <AboutSection claim={claim} />
              <Section title={t('documents')}>
                <DocumentsInForm claim={claim} />
              </Section>
            </>
          )
        }
      />
    </Stack>
  )
}

/** Codes of a form in words, for the choice between what two people have written. */
const wordsOf = (t: ReturnType<typeof useClaimMessages>, field: string, value: unknown): string | undefined => {
  if (field === 'buyerReply' && typeof value === 'string') return t(`reply.${value}` as ClaimMessageId)
  if (field === 'contact' && typeof value === 'object' && value !== null)
    return Object.values(value).filter(Boolean).join(', ')
  if (field === 'pretension') return t('conflict.pretension')
  return field === 'damagedItems' && Array.isArray(value) ? t('conflict.items', { count: value.length }) : undefined
}
