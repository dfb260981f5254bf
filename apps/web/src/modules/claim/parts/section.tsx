import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { type ReactNode, useId } from 'react'

/** A part of the page of a claim, under its heading. */
export const Section = ({
  title,
  end,
  className,
  children,
}: {
  title: string
  /** At the end of the line of the heading. */
  end?: ReactNode
  className?: string
  children: ReactNode
}) => {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <Stack gap={12}>
        <Inline justify="between" gap={12}>
          <Heading id={id} level={2} size="title">
            {title}
          </Heading>
          {end}
        </Inline>
        {children}
      </Stack>
    </Card>
  )
}
