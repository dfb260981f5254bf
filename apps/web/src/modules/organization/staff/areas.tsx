import type { OrganizationModule } from '@cabinet/contract/organization/staff'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useState } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { Section } from '../../../shared/ui/section.tsx'
import { AreaDialog } from './area-dialog.tsx'
import { useAreaTitle } from './area-names.ts'
import * as styles from './areas.css.ts'
import { useStaffMessages } from './messages.ts'

/** Why an area is off, or what of it is in force. */
const useAreaText = () => {
  const t = useStaffMessages()
  const intl = useIntl()
  return ({ isExcluded, exclusion, inForce }: OrganizationModule): string | null => {
    if (!isExcluded) return inForce.length > 0 ? t('areas.inForce', { list: inForce.join(', ') }) : null
    if (!exclusion) return t('areas.noReason')
    const { reason, by, atDateTime } = exclusion
    return t('areas.reason', { reason, by, at: intl.formatDate(atDateTime) })
  }
}

/** Areas of the product as the organization has them. */
export const Areas = ({ id, areas }: { id: string; areas: readonly OrganizationModule[] }) => {
  const t = useStaffMessages()
  const title = useAreaTitle()
  const textOf = useAreaText()
  const [changed, setChanged] = useState<OrganizationModule | null>(null)
  return (
    <Section title={t('areas.title')}>
      <ul className={styles.list}>
        {areas.map((area) => {
          const { name, isExcluded, inForce } = area
          const text = textOf(area)
          return (
            <li key={name} className={styles.row}>
              <Stack gap={4} className={styles.text}>
                <Inline gap={8}>
                  <Text weight="medium">{title(name)}</Text>
                  <Badge tone={isExcluded ? 'notice' : 'neutral'}>{t(isExcluded ? 'areas.off' : 'areas.on')}</Badge>
                </Inline>
                {text !== null && (
                  <Text size="caption" tone="muted">
                    {text}
                  </Text>
                )}
              </Stack>
              <Button
                data-track="organization-area"
                size="small"
                variant="outline"
                tone="neutral"
                aria-label={t(isExcluded ? 'areas.giveOf' : 'areas.excludeOf', { name: title(name) })}
                disabledReason={
                  !isExcluded && inForce.length > 0 ? t('areas.cannot', { list: inForce.join(', ') }) : undefined
                }
                onPress={() => setChanged(area)}
              >
                {t(isExcluded ? 'areas.give' : 'areas.exclude')}
              </Button>
            </li>
          )
        })}
      </ul>
      {changed && <AreaDialog organizationId={id} area={changed} onClose={() => setChanged(null)} />}
    </Section>
  )
}
