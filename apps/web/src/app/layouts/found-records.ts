import { search, SEARCH_MIN, type FoundRecord } from '@cabinet/contract/people/user'
import type { CommandGroup, CommandNote } from '@cabinet/ui/command-palette'
import { useEffect, useMemo, useState } from 'react'
import { useUser } from '../../shared/access/user.tsx'
import { allows } from '../../shared/access/access.ts'
import { useRead } from '../../shared/api/data.ts'
import { serviceNames } from '../../shared/config/service-names.ts'
import { useIntl } from '../../shared/intl/messages.ts'
import { rememberRecord } from '../../shared/recent-records.ts'
import { useSharedMessages } from '../../shared/messages.ts'
import { useShellMessages } from '../messages.ts'
import { recordsOf, titleOf } from '../registry.ts'
import { iconOf } from './menu-icons.ts'
import { rememberRecent } from './recent-pages.ts'

/** A pause of this length ends a word: whoever types on is not asked about every letter. */
const PAUSE_MS = 250

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const commandOf = ({ kind, id, title, text, path }: FoundRecord) => ({
  id: `${kind} ${id}`,
  label: title,
  href: path,
  ...(text !== null && { description: text }),
})

/** Where nothing could be looked for, in words. */
const useMissing = () => {
  const t = useShellMessages()
  const user = useUser()
  const intl = useIntl()
  return (areas: readonly string[]): string => {
    const titles = areas.map((area) => titleOf(user, area))
    if (titles.length === 0 || titles.includes(null)) return t('shell.searchFailed')
    const names = titles.map((id) =>
      t('shell.area', { name: String(intl.formatMessage({ id: id ?? '' }, serviceNames())) }),
    )
    return t('shell.searchMissing', { count: names.length, areas: intl.formatList(names, { type: 'conjunction' }) })
  }
}

interface Found {
  readonly groups: readonly CommandGroup[]
  /** What could not be searched. */
  readonly note: CommandNote | undefined
}

/** Records of the person's areas that hold the text, in groups by their kind. Nothing while the search is silent. */
export const useFound = (text: string): Found => {
  const user = useUser()
  const intl = useIntl()
  const shared = useSharedMessages()
  const missingText = useMissing()
  const settled = useSettled(text.trim())
  const isWanted =
    settled.length >= SEARCH_MIN && text.trim() === settled && allows(user, ['!UNVERIFIED_USER', '!PARTNER'])
  const { data, error, isValidating, mutate } = useRead(
    search,
    isWanted ? { body: { text: settled.slice(0, 100) } } : null,
    {
      revalidateOnFocus: false,
    },
  )
  const groups = useMemo(() => {
    if (!data || !isWanted) return []
    return Object.entries(recordsOf(user)).flatMap(([kind, { title, icon }]) => {
      const items = data.items.filter((item) => item.kind === kind)
      if (items.length === 0) return []
      return [
        {
          id: kind,
          title: String(intl.formatMessage({ id: title })),
          commands: items.map((item) => {
            const command = commandOf(item)
            return {
              ...command,
              icon: iconOf(icon),
              // The server has found it by more than its title: the palette must not sort it out again.
              keywords: [settled],
              onAction: () => {
                rememberRecord(user.id, command)
                rememberRecent(command.id)
              },
            }
          }),
        },
      ]
    })
  }, [data, isWanted, user, intl, settled])
  const missing = data?.missing ?? []
  const isWhole = missing.length === 0 && error === undefined
  if (!isWanted || isWhole) return { groups, note: undefined }
  return {
    groups,
    note: {
      text: missingText(missing),
      action: { label: shared('retry'), onPress: () => void mutate(), isLoading: isValidating },
    },
  }
}
