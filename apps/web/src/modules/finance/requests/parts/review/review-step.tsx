import { requestGroups } from '@cabinet/contract/finance/request-values'
import { Banner } from '@cabinet/ui/banner'
import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useRequestMessages } from '../../messages.ts'
import { useRequestContext } from '../../step-context.tsx'
import { Documents } from '../documents.tsx'
import * as styles from '../request.css.ts'
import { useFieldLabel } from '../use-field-label.ts'
import { RequestView } from './request-view.tsx'

/** More than these of one group are a matter of the group itself. */
const SHOWN = 6

/** What keeps the request from being sent, each field one press away. */
const Missing = () => {
  const t = useRequestMessages()
  const { form, steps } = useRequestContext()
  const labelOf = useFieldLabel(form)
  const { missing } = form
  if (missing.length === 0) return <Banner tone="positive">{t('review.whole')}</Banner>
  const groups = requestGroups
    .map((group) => ({ group, fields: missing.filter((field) => field.group === group) }))
    .filter(({ fields }) => fields.length > 0)
  return (
    <Card as="section" aria-labelledby="request-missing">
      <Stack gap={16}>
        <Heading id="request-missing" level={3}>
          {t('review.missing')}
        </Heading>
        {groups.map(({ group, fields }) => (
          <Stack key={group} gap={8} as="section" aria-label={t(`group.${group}`)}>
            <Heading level={4}>
              <Link isStandalone href={steps.linkTo(group)}>
                {t(`short.${group}`)}
              </Link>
            </Heading>
            <ul className={styles.list}>
              {fields.slice(0, SHOWN).map(({ field, message }) => (
                <li key={field}>
                  <Link data-track="review-field" href={steps.linkTo(group, field)}>
                    {labelOf(field)}
                  </Link>
                  <Text as="span" tone="muted">{` — ${message}`}</Text>
                </li>
              ))}
            </ul>
            {fields.length > SHOWN && (
              <Text size="caption" tone="muted">
                {t('review.more', { count: fields.length - SHOWN })}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}

/** The last step: what is missing, documents, and everything once more. */
export const ReviewStep = () => (
  <>
    <Missing />
    <Documents canAttach canRemove />
    <RequestView />
  </>
)
