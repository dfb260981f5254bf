import { attention } from '@cabinet/contract/user'
import { useRead } from './api/data.ts'
import { useIntl } from './intl/words.ts'

export interface AttentionText {
  readonly key: string
  readonly text: string
  readonly path: string
  readonly count: number
}

/**
 * What waits for a decision of the person, in words. The kinds belong to the modules, their words to the core; a kind
 * that this version has no words for is left out.
 */
export const useAttentionTexts = (): readonly AttentionText[] => {
  const intl = useIntl()
  const { data } = useRead(attention, undefined, { shouldRetryOnError: false })
  return (data?.items ?? []).flatMap(({ kind, count, path, details }) => {
    const id = `core.attention.${kind}`
    if (!(id in intl.messages)) return []
    return [{ key: `${kind} ${path}`, text: String(intl.formatMessage({ id }, { count, ...details })), path, count }]
  })
}
