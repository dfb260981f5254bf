import { runtimeConfig } from '../../config/runtime-config.ts'
import { messageIdOf } from '../control-name.ts'
import { cleanAddress } from './address.ts'
import { isName } from './text.ts'

const named = (value: string): string => (isName(value) ? value : '')
const matching =
  (pattern: RegExp) =>
  (value: string): string =>
    pattern.test(value) ? value : ''
const numbered = matching(/^\d{1,9}$/)
const site = (value: string): string => (value === runtimeConfig().matomo?.siteId ? value : '')

/** A title of messages that always read the same, and of the name of the installation. */
const title = (value: string): string => {
  const { brandName } = runtimeConfig()
  const parts = value.replace(/^\(\d+\) /, '').split(' — ')
  return parts.filter((part) => part === brandName || messageIdOf(part) !== null).join(' — ')
}

/** What the tracker may send of a visit (Matomo's Tracking HTTP API); every other parameter is left out. */
const parameters: Readonly<Record<string, (value: string) => string>> = {
  idsite: site,
  rec: numbered,
  apiv: numbered,
  r: numbered,
  rand: numbered,
  h: numbered,
  m: numbered,
  s: numbered,
  res: matching(/^\d{1,5}x\d{1,5}$/),
  cookie: numbered,
  send_image: numbered,
  ca: numbered,
  ping: numbered,
  _id: matching(/^[\da-f]{16}$/),
  _idn: numbered,
  pv_id: matching(/^[\da-z]{6}$/i),
  pf_net: numbered,
  pf_srv: numbered,
  pf_tfr: numbered,
  pf_dm1: numbered,
  pf_dm2: numbered,
  pf_onl: numbered,
  action_name: title,
  e_c: named,
  e_a: named,
  e_n: named,
  url: cleanAddress,
  urlref: cleanAddress,
  link: cleanAddress,
  download: cleanAddress,
}

/**
 * A request to the analytics, right before it goes: parameters that are known, each as its kind of value may leave.
 *
 * @param request of the tracker, `name=value&…`
 * @returns the same shape
 */
export const cleanVisit = (request: string): string =>
  new URLSearchParams(
    [...new URLSearchParams(request)].flatMap(([key, value]) => {
      const cleaned = parameters[key]?.(value)
      return cleaned ? [[key, cleaned] as [string, string]] : []
    }),
  ).toString()
