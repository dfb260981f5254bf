import { attention } from '@cabinet/contract/user'
import { createContext, useContext, useMemo } from 'react'
import { useRead } from './api/data.ts'
import { useIntl } from './intl/messages.ts'

export interface AttentionText {
  readonly key: string
  readonly text: string
  readonly path: string
  readonly count: number
}

/** Ids of the messages for each kind. Modules declare them, the host collects them. */
export const AttentionContext = createContext<Readonly<Record<string, string>>>({})

/**
 * What waits for a decision of the person, in words. A kind that no module of this person has messages for is left
 * out.
 */
export const useAttentionTexts = (): readonly AttentionText[] => {
  const intl = useIntl()
  const ids = useContext(AttentionContext)
  const { data } = useRead(attention)
  return useMemo(
    () =>
      (data?.items ?? []).flatMap(({ kind, count, path, details }) => {
        const id = ids[kind]
        if (id === undefined) return []
        return [
          { key: `${kind} ${path}`, text: String(intl.formatMessage({ id }, { count, ...details })), path, count },
        ]
      }),
    [data, ids, intl],
  )
}
