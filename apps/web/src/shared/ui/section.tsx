import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { type ReactNode, useId } from 'react'
import * as styles from './section.css.ts'

/** A part of a page: its title with a badge, what it says, and at its foot what can be done. */
export const Section = ({
  title,
  badge,
  actions,
  danger,
  children,
}: {
  title: string
  badge?: ReactNode
  actions?: ReactNode
  /** What ends or takes away something, apart from what is done every day. */
  danger?: ReactNode
  children: ReactNode
}) => {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <Stack gap={16} className={styles.content}>
        <Inline justify="between" gap={12}>
          <Heading id={id} level={2}>
            {title}
          </Heading>
          {badge !== undefined && <Inline gap={8}>{badge}</Inline>}
        </Inline>
        {children}
      </Stack>
      {actions !== undefined && (
        <div className={styles.actions}>
          {actions}
          {danger !== undefined && <span className={styles.danger}>{danger}</span>}
        </div>
      )}
    </Card>
  )
}
