import { Banner } from '@cabinet/ui/banner'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { Link } from 'react-router-dom'
import { useFormMessages } from '../messages.ts'
import type { GroupProgress } from './groups.ts'
import type { WizardSteps } from './use-wizard-steps.ts'
import * as styles from './wizard-form.css.ts'

/** What is missing before the form can be sent, each field one press away. */
export const WizardReview = ({
  steps,
  progress,
  titles,
  labelOf,
}: {
  steps: WizardSteps
  progress: readonly GroupProgress[]
  titles: Readonly<Record<string, string>>
  /** Fields of other steps are not on the page, so the form names them. */
  labelOf: (field: string) => string
}) => {
  const t = useFormMessages()
  const unfinished = progress.filter(({ wrong }) => wrong.length > 0)
  if (unfinished.length === 0) return <Banner tone="positive">{t('wizard.whole')}</Banner>
  return (
    <Stack gap={16}>
      <Heading level={3}>{t('wizard.missing')}</Heading>
      {unfinished.map(({ id, wrong }) => (
        <section key={id} aria-label={titles[id]}>
          <Heading level={4}>{titles[id]}</Heading>
          <ul className={styles.missing}>
            {wrong.map(({ field, message }) => (
              <li key={field}>
                <Link data-track="review-field" to={{ search: steps.linkTo(id, field) }}>
                  {labelOf(field)}
                </Link>
                {`: ${message}`}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  )
}
