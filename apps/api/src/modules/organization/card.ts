import { contentTypes } from '@cabinet/contract/file'
import type { LegalStatus, Organization } from '@cabinet/contract/organization'
import { format as phoneText } from '@cabinet/validators/mobile-phone'
import { businessDay } from '../../kernel/clock.ts'
import type { RequestContext } from '../../platform/context.ts'
import { dayText } from '../../platform/emails/format.ts'
import type { FileContent } from '../../platform/handlers.ts'
import { fact, factIfKnown, heading, type Line, note, writePdf } from '../../platform/pdf/pdf.ts'
import { completed, findVisible, recordReading } from './service.ts'

/** How the card and its numbers are called, as the law calls organizations of each kind. */
const words: Readonly<
  Record<LegalStatus, { readonly title: string; readonly ogrn: string; readonly address: string }>
> = {
  LEGAL_ENTITY: { title: 'Карточка организации', ogrn: 'ОГРН', address: 'Юридический адрес' },
  INDIVIDUAL_ENTREPRENEUR: { title: 'Карточка предпринимателя', ogrn: 'ОГРНИП', address: 'Адрес регистрации' },
  INDIVIDUAL: { title: 'Реквизиты', ogrn: 'ОГРН', address: 'Адрес регистрации' },
}

const dayOf = (day: string | null): string | null => (day === null ? null : dayText(day, 'ru'))

/** Facts under their heading; nothing when none of them is known. */
const section = (title: string, details: readonly Line[]): readonly Line[] =>
  details.length === 0 ? [] : [heading(title), ...details]

const headLines = ({ head }: Organization): readonly Line[] => {
  if (!head) return []
  const basis = [
    head.basis?.description,
    head.basisNumber && `№ ${head.basisNumber}`,
    head.basisDate && `от ${dayText(head.basisDate, 'ru')}`,
  ]
  return [
    ...factIfKnown('Должность', head.position),
    ...factIfKnown(
      'Фамилия, имя, отчество',
      [head.lastname, head.firstname, head.middlename].filter(Boolean).join(' '),
    ),
    ...factIfKnown('Действует на основании', basis.filter(Boolean).join(' ')),
  ]
}

/** The main account comes first; with several of them each begins with its bank. */
const accountLines = ({ paymentDetails }: Organization): readonly Line[] =>
  paymentDetails
    .toSorted((one, other) => Number(other.isMain) - Number(one.isMain))
    .flatMap((account): Line[] => [
      ...(paymentDetails.length > 1
        ? [
            {
              kind: 'subheading',
              text: account.isMain ? `${account.bankName} (основной счёт)` : account.bankName,
            } as const,
          ]
        : []),
      fact('Расчётный счёт', account.settlementAccount),
      fact('Банк', [account.bankName, account.bankCity].filter(Boolean).join(', ')),
      fact('БИК', account.bik),
      fact('Корреспондентский счёт', account.correspondentAccount),
    ])

const linesOf = (organization: Organization, today: string): readonly Line[] => {
  const { okopf, okved, taxSystem, legalAddress, actualAddress, postalAddress, phone, email, website } = organization
  const { title, ogrn, address } = words[organization.legalStatus.name]
  return [
    { kind: 'title', text: `${title} ${organization.shortName}` },
    note(`Сведения на ${dayText(today, 'ru')}.`),
    ...section('Общие сведения', [
      fact('Полное наименование', organization.fullName),
      fact('Сокращённое наименование', organization.shortName),
      fact('ИНН', organization.itn),
      ...factIfKnown('КПП', organization.kpp),
      ...factIfKnown(ogrn, organization.ogrn),
      ...factIfKnown('Дата регистрации', dayOf(organization.ogrnDate)),
      ...factIfKnown('Организационно-правовая форма', okopf && `${okopf.code} — ${okopf.name}`),
      ...factIfKnown('Основной вид деятельности', okved && [okved.code, okved.name].filter(Boolean).join(' — ')),
      ...factIfKnown('Система налогообложения', taxSystem?.description),
    ]),
    ...section('Адреса', [
      ...factIfKnown(address, legalAddress?.value),
      ...factIfKnown('Фактический адрес', actualAddress?.value),
      ...factIfKnown('Почтовый адрес', postalAddress?.value),
    ]),
    ...(organization.legalStatus.name === 'LEGAL_ENTITY' ? section('Руководитель', headLines(organization)) : []),
    ...section('Банковские реквизиты', accountLines(organization)),
    ...section('Контакты', [
      ...factIfKnown('Телефон', phone && phoneText(phone)),
      ...factIfKnown('Электронная почта', email),
      ...factIfKnown('Сайт', website),
    ]),
  ]
}

/**
 * The card of an organization that partners ask for before a contract: in Russian, as documents are. What is not known
 * is left out.
 *
 * @throws HttpError 404
 */
export const organizationCard = async (context: RequestContext, id: string): Promise<FileContent> => {
  const { platform, user } = context
  const now = platform.clock.now()
  const row = await findVisible(platform.database, user, id)
  await recordReading(context, row)
  const organization = await completed({ platform, language: 'ru' }, row)
  const { title } = words[organization.legalStatus.name]
  return {
    contentType: contentTypes.pdf,
    bytes: await writePdf({
      title: `${title} ${organization.shortName}`,
      pages: [{ lines: linesOf(organization, businessDay(now)) }],
      createdAt: now,
    }),
    name: `${title} ${organization.itn}.pdf`,
  }
}
