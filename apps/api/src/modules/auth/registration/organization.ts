import type { RegistryRecord } from '../../../integrations/registry/registry.ts'
import { RegistryUnavailable } from '../../../integrations/registry/registry.ts'
import type { Platform } from '../../../platform/context.ts'
import { findOrganizationByItn, type NewOrganization } from '../../organization/port.ts'
import { registrationErrors } from './messages.ts'
import type { Registrant, StoredRegistration } from './registrant.ts'

const COMPANY_ITN_LENGTH = 10

/** The record of the registry. While it does not answer, people go on with what they say themselves. */
export const recordOf = async ({ registry, log }: Platform, itn: string): Promise<RegistryRecord | undefined> => {
  try {
    return await registry.findByItn(itn)
  } catch (error) {
    if (!(error instanceof RegistryUnavailable)) throw error
    log.warn({ err: error }, 'registration without the registry')
    return undefined
  }
}

/** What a person says about an organization. */
export type DeclaredOrganization = Pick<StoredRegistration, 'itn' | 'organizationName' | 'legalStatus'>

/**
 * Finds out whether the organization can be registered with what is known: it has a cabinet, the registry knows it, or
 * the person said what is missing.
 *
 * @throws HttpError 400 something is missing, 409 the company does not exist any more
 */
export const checkOrganization = async (platform: Platform, said: DeclaredOrganization): Promise<void> => {
  if (await findOrganizationByItn(platform.database, said.itn)) return
  const record = await recordOf(platform, said.itn)
  if (record?.registryStatus === 'LIQUIDATED') throw registrationErrors.liquidated()
  if (record) return
  const isCompany = said.itn.length === COMPANY_ITN_LENGTH
  if (isCompany && !said.organizationName) throw registrationErrors.noName()
  if (!isCompany && said.legalStatus === null) throw registrationErrors.noLegalStatus()
}

/** The organization to be: by the registry, or by what the person said; a sole person's name is the name of theirs. */
export const organizationOf = (
  { itn, organizationName, legalStatus }: DeclaredOrganization,
  { lastname, firstname, middlename }: Pick<Registrant, 'lastname' | 'firstname' | 'middlename'>,
  record: RegistryRecord | undefined,
): NewOrganization => {
  if (record) return record
  if (itn.length === COMPANY_ITN_LENGTH) {
    const name = organizationName ?? `ИНН ${itn}`
    return { itn, legalStatus: 'LEGAL_ENTITY', fullName: name, shortName: name }
  }
  const person = [lastname, firstname, middlename].filter(Boolean).join(' ')
  const head = { name: person, post: null }
  if (legalStatus === 'INDIVIDUAL') return { itn, legalStatus, fullName: person, shortName: person, head }
  const fullName = `Индивидуальный предприниматель ${person}`
  return { itn, legalStatus: 'INDIVIDUAL_ENTREPRENEUR', fullName, shortName: `ИП ${person}`, head }
}
