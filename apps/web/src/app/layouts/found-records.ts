import { search, SEARCH_MIN, type FoundRecord } from '@cabinet/contract/user'
import type { CommandGroup } from '@cabinet/ui/command-palette'
import { useEffect, useMemo, useState } from 'react'
import { useUser } from '../../shared/access/user.tsx'
import { isUnverified } from '../../shared/access/access.ts'
import { useRead } from '../../shared/api/data.ts'
import { useIntl } from '../../shared/intl/messages.ts'
import { recordsOf } from '../registry.ts'
import { menuIcons } from './menu-icons.ts'

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

const commandOf = ({ kind, id, title, text, path }: FoundRecord, query: string) => ({
  id: `${kind} ${id}`,
  label: title,
  href: path,
  ...(text !== null && { description: text }),
  // The server has found it by more than its title: the palette must not sort it out again.
  keywords: [query],
})

/** Records of the person's areas that hold the text, in groups by their kind. Nothing while the search is silent. */
export const useFound = (text: string): readonly CommandGroup[] => {
  const user = useUser()
  const intl = useIntl()
  const settled = useSettled(text.trim())
  const isWanted = settled.length >= SEARCH_MIN && text.trim() === settled && !isUnverified(user)
  const { data } = useRead(search, isWanted ? { body: { text: settled.slice(0, 100) } } : null, {
    revalidateOnFocus: false,
  })
  return useMemo(() => {
    if (!data || !isWanted) return []
    return Object.entries(recordsOf(user)).flatMap(([kind, { title, icon }]) => {
      const items = data.items.filter((item) => item.kind === kind)
      if (items.length === 0) return []
      return [
        {
          id: kind,
          title: String(intl.formatMessage({ id: title })),
          commands: items.map((item) => ({ ...commandOf(item, settled), icon: menuIcons[icon] })),
        },
      ]
    })
  }, [data, isWanted, user, intl, settled])
}
