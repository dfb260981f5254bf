import type { RequestFounder } from '@cabinet/contract/finance/requests'
import { useRequestMessages } from '../../messages.ts'

type Named = Pick<RequestFounder, 'founderType' | 'lastname' | 'firstname' | 'middlename' | 'fullName'>

/** «Белов А. Н.» */
const initials = ({ lastname, firstname, middlename }: Named): string =>
  [lastname, ...[firstname, middlename].map((name) => (name ? `${name.slice(0, 1)}.` : null))]
    .filter(Boolean)
    .join('\u00a0')

/** What a founder is called; one without a name is a new one. */
export const useFounderName = () => {
  const t = useRequestMessages()
  return (founder: Named, length: 'short' | 'full' = 'full'): string => {
    if (founder.founderType === 'LEGAL') return founder.fullName ?? t('founders.new')
    const { lastname, firstname, middlename } = founder
    const full = [lastname, firstname, middlename].filter(Boolean).join(' ')
    if (full === '') return t('founders.new')
    return length === 'full' || !lastname ? full : initials(founder)
  }
}
