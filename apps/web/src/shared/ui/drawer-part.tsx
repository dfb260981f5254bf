import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { type ReactNode, useId } from 'react'

/** A part of a drawer under its heading. */
export const DrawerPart = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading id={id} level={3}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
