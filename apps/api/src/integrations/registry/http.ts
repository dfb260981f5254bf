import { addressLine } from '@cabinet/contract/address'
import { mspCategories, registryStatuses } from '@cabinet/contract/organization'
import * as z from 'zod/mini'
import { businessDay } from '../../kernel/clock.ts'
import { callOut } from '../../kernel/outgoing.ts'
import { withRussianQuotes } from '../../kernel/quotes.ts'
import { type Founder, type Registry, type RegistryRecord, RegistryUnavailable } from './registry.ts'

const TIMEOUT_MS = 4000
/** Many times what is told of the largest company. */
const LARGEST_ANSWER = 4 * 1024 * 1024
const PATH = '/suggestions/api/4_1/rs/findById/party'
const KOPECKS = 100

const text = z.nullish(z.string())
const number = z.nullish(z.number())

const AddressAnswer = z.object({
  value: z.string(),
  data: z.nullish(
    z.object({
      postal_code: text,
      region_with_type: text,
      city_with_type: text,
      settlement_with_type: text,
      street_with_type: text,
      house_type: text,
      house: text,
      block_type: text,
      block: text,
      flat_type: text,
      flat: text,
      fias_id: text,
    }),
  ),
})

const FullName = z.object({ surname: text, name: text, patronymic: text })

const Party = z.object({
  type: z.enum(['LEGAL', 'INDIVIDUAL']),
  inn: z.string(),
  kpp: text,
  ogrn: text,
  ogrn_date: number,
  opf: z.nullish(z.object({ code: text, full: text, short: text })),
  name: z.object({ full_with_opf: text, short_with_opf: text }),
  fio: z.nullish(FullName),
  management: z.nullish(z.object({ name: text, post: text })),
  address: z.nullish(AddressAnswer),
  okved: text,
  okveds: z.nullish(z.array(z.object({ main: z.nullish(z.boolean()), code: text, name: text }))),
  state: z.object({ status: z.enum(registryStatuses), actuality_date: number }),
  documents: z.nullish(
    z.object({ smb: z.nullish(z.object({ category: z.nullish(z.enum(mspCategories)), issue_date: number })) }),
  ),
  founders: z.nullish(
    z.array(
      z.object({
        type: text,
        inn: text,
        name: text,
        fio: z.nullish(FullName),
        share: z.nullish(z.object({ type: text, value: number })),
      }),
    ),
  ),
  employee_count: number,
  finance: z.nullish(z.object({ income: number })),
})
type Party = z.output<typeof Party>

const Answer = z.object({ suggestions: z.array(z.object({ data: Party })) })

const joined = (...words: (string | null | undefined)[]): string | null => words.filter(Boolean).join(' ') || null
const dayOf = (milliseconds: number | null | undefined): string | null =>
  typeof milliseconds === 'number' ? businessDay(new Date(milliseconds)) : null
const nameOf = (fio: z.output<typeof FullName> | null | undefined): string | null =>
  joined(fio?.surname, fio?.name, fio?.patronymic)

const addressOf = ({ address }: Party): RegistryRecord['legalAddress'] => {
  if (!address) return null
  const { data } = address
  const parts = {
    postalCode: data?.postal_code ?? null,
    region: data?.region_with_type ?? null,
    city: data?.city_with_type ?? data?.settlement_with_type ?? null,
    street: data?.street_with_type ?? null,
    house:
      [joined(data?.house_type, data?.house), joined(data?.block_type, data?.block)].filter(Boolean).join(', ') || null,
    flat: joined(data?.flat_type, data?.flat),
    fiasId: data?.fias_id ?? null,
  }
  return { value: parts.city === null ? address.value : addressLine(parts), ...parts }
}

const founderOf = ({ type, inn, name, fio, share }: NonNullable<Party['founders']>[number]): Founder => ({
  type: type === 'LEGAL' ? 'LEGAL' : 'PERSON',
  name: withRussianQuotes(name ?? nameOf(fio) ?? '—'),
  itn: inn ?? null,
  sharePercent: share?.type === 'PERCENT' ? (share.value ?? null) : null,
})

const headOf = ({ type, management, fio }: Party): RegistryRecord['head'] => {
  const name = type === 'LEGAL' ? management?.name : nameOf(fio)
  return name ? { name, post: (type === 'LEGAL' ? management?.post : null) ?? null } : null
}

const okvedOf = ({ okved, okveds }: Party): RegistryRecord['okved'] =>
  okved ? { code: okved, name: okveds?.find(({ code, main }) => main || code === okved)?.name ?? null } : null

const mspOf = ({ documents }: Party): RegistryRecord['msp'] => {
  const category = documents?.smb?.category ?? null
  return { isMsp: category !== null, category, includedDate: dayOf(documents?.smb?.issue_date) }
}

const recordOf = (party: Party, today: string): RegistryRecord => {
  const fullName = withRussianQuotes(party.name.full_with_opf ?? party.name.short_with_opf ?? party.inn)
  const income = party.finance?.income
  return {
    legalStatus: party.type === 'LEGAL' ? 'LEGAL_ENTITY' : 'INDIVIDUAL_ENTREPRENEUR',
    itn: party.inn,
    kpp: party.kpp ?? null,
    ogrn: party.ogrn ?? null,
    ogrnDate: dayOf(party.ogrn_date),
    okopf: party.opf?.code
      ? { code: party.opf.code, name: party.opf.full ?? party.opf.code, shortName: party.opf.short ?? null }
      : null,
    fullName,
    shortName: withRussianQuotes(party.name.short_with_opf ?? fullName),
    legalAddress: addressOf(party),
    head: headOf(party),
    okved: okvedOf(party),
    registryStatus: party.state.status,
    msp: mspOf(party),
    founders: (party.founders ?? []).map(founderOf),
    employeeCount: party.employee_count ?? null,
    revenueLastYear: typeof income === 'number' ? Math.round(income * KOPECKS) : null,
    sourceDate: dayOf(party.state.actuality_date) ?? today,
  }
}

export interface HttpRegistrySettings {
  readonly url: string
  readonly token: string
  readonly now: () => Date
  readonly timeoutMs?: number | undefined
}

/** The registry behind a service that speaks the "find party" protocol of DaData. */
export const createHttpRegistry = ({ url, token, now, timeoutMs = TIMEOUT_MS }: HttpRegistrySettings): Registry => {
  const ask = async (itn: string): Promise<unknown> => {
    const request = new Request(`${url}${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Token ${token}` },
      body: JSON.stringify({ query: itn, count: 1, branch_type: 'MAIN' }),
    })
    const response = await callOut(request, { timeoutMs, maxBytes: LARGEST_ANSWER }).catch((error: unknown) => {
      throw new RegistryUnavailable('no response', { cause: error })
    })
    if (!response.ok) throw new RegistryUnavailable(`status ${response.status}`)
    return response.json().catch((error: unknown) => {
      throw new RegistryUnavailable('not JSON', { cause: error })
    })
  }
  return {
    async findByItn(itn) {
      const response = Answer.safeParse(await ask(itn))
      if (!response.success) throw new RegistryUnavailable('not the shape that was expected', { cause: response.error })
      const found = response.data.suggestions.find(({ data }) => data.inn === itn)
      return found && recordOf(found.data, businessDay(now()))
    },
  }
}
