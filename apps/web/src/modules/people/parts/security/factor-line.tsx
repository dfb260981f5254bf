import { Button } from '@cabinet/ui/button'
import { Icon, type IconType } from '@cabinet/ui/icon'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import type { ReactNode } from 'react'
import * as styles from './sessions-card.css.ts'

/** One way of the second step: what it is, how it stands, and what can be done about it. */
export const FactorLine = ({
  icon,
  title,
  text,
  action,
  track,
  isActing = false,
  onAct,
  children,
}: {
  icon: IconType
  title: string
  text: string
  action: string
  /** What analytics know the button by. */
  track: string
  isActing?: boolean
  onAct: () => void
  /** Under the line, as wide as the card. */
  children?: ReactNode
}) => (
  <li className={styles.line}>
    <Icon of={icon} size={24} />
    <Stack gap={4}>
      <Text as="span" weight="medium">
        {title}
      </Text>
      <Text tone="muted">{text}</Text>
    </Stack>
    <Button
      data-track={track}
      className={styles.end}
      aria-label={`${title}: ${action}`}
      variant="outline"
      tone="neutral"
      size="small"
      isLoading={isActing}
      onPress={onAct}
    >
      {action}
    </Button>
    {children}
  </li>
)
