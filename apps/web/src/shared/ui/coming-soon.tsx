import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import type { ReactNode } from 'react'
import { useSharedMessages } from '../messages.ts'

/** A section that is announced and not yet open: its final title and what will be in it. */
export const ComingSoon = ({
  title,
  text,
  drawing,
  actions,
}: {
  title: string
  text: string
  drawing: ReactNode
  actions?: ReactNode
}) => {
  const t = useSharedMessages()
  return (
    <Stack gap={24}>
      <Heading level={1}>{title}</Heading>
      <Card>
        <EmptyState drawing={drawing} title={t('upcoming')} action={actions}>
          {text}
        </EmptyState>
      </Card>
    </Stack>
  )
}
