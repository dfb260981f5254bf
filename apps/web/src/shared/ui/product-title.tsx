import { Heading } from '@cabinet/ui/heading'
import { Text } from '@cabinet/ui/text'

/** The title of a page whose name other products give to a page of theirs, and what this one is about. */
export const ProductTitle = ({ title, of }: { title: string; of: string }) => (
  <Heading level={1}>
    {title}
    <Text as="span" tone="muted" weight="regular">
      {`: ${of}`}
    </Text>
  </Heading>
)
