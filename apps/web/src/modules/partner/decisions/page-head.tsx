import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'

/** What a page of decisions is, above its register. */
export const PageHead = ({ title, lead }: { title: string; lead: string }) => (
  <Stack gap={4}>
    <Heading level={1}>{title}</Heading>
    <Text tone="muted" hasMeasure>
      {lead}
    </Text>
  </Stack>
)
