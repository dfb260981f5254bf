import * as z from 'zod/mini'
import { Address, AddressParts } from '../address.ts'
import { describedShape } from '../described.ts'
import { RequestApplicant, RequestContact, RequestFounderInFull, RequestPaymentDetails } from './requests.ts'
import { generalShape, RequestBuyer } from './request-values.ts'

/*
 * What banks read of shapes that the web takes too: words do not belong into what a browser loads.
 */

const partsOfAddress = {
  postalCode: 'Postal code, six digits.',
  region: 'Region with its short word: `Московская обл.`',
  city: 'City or settlement with its short word: `г. Москва`.',
  street: 'Street with its short word: `ул. Годовикова`.',
  house: 'House, building, block: `д. 9, стр. 4`.',
  flat: 'Flat, office or room.',
  fiasId: 'Id in the federal register of addresses (ФИАС); null for an address that was typed.',
}

/** An address that people have typed; any part may be null. */
const PartnerAddressParts = z.object(describedShape(AddressParts.shape, partsOfAddress)).register(z.globalRegistry, {
  id: 'AddressParts',
  description: 'An address in parts, as people write them. Null is what is not known.',
})

const PartnerAddress = z
  .object(describedShape(Address.shape, { value: 'The whole address in one line.', ...partsOfAddress }))
  .register(z.globalRegistry, { id: 'Address', description: 'An address in one line and in parts.' })

/** Who asks for financing. */
export const Applicant = z
  .object(
    describedShape(
      {
        ...RequestApplicant.shape,
        legalStatus: z.object(
          describedShape(RequestApplicant.shape.legalStatus.shape, {
            name: '`LEGAL_ENTITY` (a company), `INDIVIDUAL_ENTREPRENEUR` or `INDIVIDUAL` (a person).',
            description: 'The same in words, in the language of `Accept-Language`.',
          }),
        ),
        okopf: z.nullable(
          z.object(
            describedShape(RequestApplicant.shape.okopf.def.innerType.shape, {
              name: 'Code of the legal form (ОКОПФ).',
              description: 'The same in words.',
            }),
          ),
        ),
        legalAddress: z.nullable(PartnerAddress),
      },
      {
        legalStatus: 'What kind of applicant it is.',
        fullName: 'Full name, as in the state register.',
        shortName: 'Short name, such as ООО «Фабрика Тканей».',
        itn: 'ИНН: 10 digits of a company, 12 of a person.',
        kpp: 'КПП, 9 digits; null for who has none, such as an entrepreneur.',
        ogrn: 'ОГРН (13 digits) or ОГРНИП (15 digits); null for a person who is no entrepreneur.',
        okopf: 'Legal form; null when it is not known.',
        legalAddress: 'Registered address; null when it is not known.',
        registrationDate: 'Day of the registration; null when it is not known.',
      },
    ),
  )
  .register(z.globalRegistry, {
    id: 'Applicant',
    description: 'Who asks for financing, as it stood when the request was sent.',
  })

const head = z.nullable(
  z.object(
    describedShape(generalShape.head.def.innerType.shape, {
      lastname: 'Last name.',
      firstname: 'First name.',
      middlename: 'Middle name (patronymic); null for who has none.',
      position: 'Position, such as «Генеральный директор».',
      basis: 'What the head acts upon: `CHARTER`, `POWER_OF_ATTORNEY` or `ORDER`.',
      basisNumber: 'Number of the power of attorney or of the order; null when there is none.',
      basisDate: 'Day of the power of attorney or of the order; null when there is none.',
      itn: 'ИНН of the head, 12 digits; null when it was not given.',
    }),
  ),
)

const okved = z.nullable(
  z.object(
    describedShape(generalShape.okved.def.innerType.shape, {
      code: 'Code of the main activity (ОКВЭД).',
      name: 'The activity in words.',
    }),
  ),
)

const MainBuyer = z
  .object(
    describedShape(RequestBuyer.shape, {
      itn: 'ИНН of the buyer: 10 or 12 digits.',
      name: 'Name of the buyer.',
      monthlySum: 'What the buyer buys in a month, kopecks.',
      deferralDays: 'Days in which the buyer pays.',
    }),
  )
  .register(z.globalRegistry, {
    id: 'MainBuyer',
    description: 'A buyer of the organization whose debt the bank would buy.',
  })

/** What the organization says about itself and about the money that it asks for. */
export const applicantGeneral = describedShape(
  {
    ...generalShape,
    actualAddress: z.nullable(PartnerAddressParts),
    head,
    okved,
    mainBuyers: z.array(MainBuyer),
  },
  {
    actualAddress: 'Where the organization really is.',
    head: 'Who runs the company; null for an entrepreneur or a person.',
    okved: 'Main activity; null for a person who is no entrepreneur.',
    taxSystem:
      'System of taxation: `OSNO` (general), `USN_INCOME` and `USN_INCOME_EXPENSE` (simplified: on income, on income less expense), `PSN` (patent), `ESHN` (agriculture), `AUSN` (automatic simplified), `NPD` (self-employed).',
    employeesCount: 'How many people work there.',
    annualRevenue: 'Revenue of the last calendar year without VAT, kopecks.',
    website: 'Address of the site; null for who has none.',
    requestedLimit: 'Limit that is asked for, kopecks: at most that of the offer.',
    financingPurpose:
      'What the money is for: `WORKING_CAPITAL`, `PURCHASE` (of goods), `SEASON` (seasonal need) or `OTHER` (in words in `financingPurposeText`).',
    financingPurposeText: 'The purpose in words; null unless it is `OTHER`.',
    averageMonthlySupply: 'Supplies with deferred payment in an average month, kopecks.',
    averageDeferralDays: 'Days in which buyers pay on average.',
    mainBuyers: 'The main buyers, up to 10.',
    hasLoans: 'Whether the organization has loans now.',
    loansSum: 'What is left to pay of loans, kopecks; null without loans.',
    hasOverdue: 'Whether a debt of the organization is overdue.',
    edoOperator:
      'Through whom it exchanges electronic documents: `DIADOC`, `SBIS`, `OTHER` or `NONE`; null when it was not said.',
  },
)

const passport = z.nullable(
  z.object(
    describedShape(RequestFounderInFull.shape.document.def.innerType.shape, {
      type: '`PASSPORT_RF`, or `OTHER` for a document of another country.',
      series: 'Series, four digits for `PASSPORT_RF`; null for a document without one.',
      number: 'Number, six digits for `PASSPORT_RF`. In full: it is not masked for the bank.',
      issueDate: 'Day of the issue.',
      issuedBy: 'Who has issued it.',
      departmentCode: 'Code of the department that issued a `PASSPORT_RF`, such as `770-001`.',
    }),
  ),
)

/** A founder in full, passport included. */
export const Founder = z
  .object(
    describedShape(
      {
        ...RequestFounderInFull.shape,
        document: passport,
        registrationAddress: z.nullable(PartnerAddressParts),
        legalAddress: z.nullable(PartnerAddressParts),
      },
      {
        id: 'Id of the founder within the request.',
        version: 'Counts the changes of this entry of the questionnaire.',
        founderType: '`PERSON` or `LEGAL` (a company).',
        sharePercent: 'Share in the organization, percent points with at most two decimals. All shares make 100.',
        isBeneficiary:
          'Whether the founder is a beneficial owner; null when it follows from the share (25 % and more).',
        itn: 'ИНН: 12 digits of a person, 10 of a company; null for a person who has not given it.',
        lastname: 'Last name; null for a company.',
        firstname: 'First name; null for a company.',
        middlename: 'Middle name (patronymic); null for a company and for who has none.',
        birthDate: 'Day of birth; null for a company.',
        birthPlace: 'Place of birth, as the passport has it; null for a company.',
        citizenship: 'Country of the citizenship, two letters of ISO 3166-1; null for a company.',
        snils: 'СНИЛС, such as `112-233-445 95`; null when it was not given.',
        document: 'Identity document of a person; null for a company and when it was not given.',
        registrationAddress: 'Where a person is registered; null for a company.',
        isPublicOfficial: 'Whether a person is a public official (ПДЛ); null for a company.',
        fullName: 'Full name of a company; null for a person.',
        ogrn: 'ОГРН of a company, 13 digits; null for a person.',
        kpp: 'КПП of a company, 9 digits; null for a person.',
        legalAddress: 'Registered address of a company; null for a person.',
      },
    ),
  )
  .register(z.globalRegistry, {
    id: 'Founder',
    description: 'A founder (member) of the organization: a person or a company. Personal data are in full.',
  })

/** Whom the bank talks to. */
export const Contact = z
  .object(
    describedShape(RequestContact.shape, {
      id: 'Id of the contact within the request.',
      version: 'Counts the changes of this entry of the questionnaire.',
      contactType:
        'What the person answers for: `MAIN` (exactly one), `ACCOUNTANT`, `FINANCE`, `SIGNATORY` (signs) or `OTHER`.',
      lastname: 'Last name.',
      firstname: 'First name.',
      middlename: 'Middle name (patronymic); null for who has none.',
      position: 'Position in the organization.',
      mobilePhone: 'Mobile phone, such as `+79990000000`.',
      email: 'Address of e-mail.',
      workPhone: 'Phone at work; null when it was not given.',
      extension: 'Extension of the phone at work, digits; null without one.',
      preferredTime: 'When to call, in words; null when it was not said.',
    }),
  )
  .register(z.globalRegistry, { id: 'Contact', description: 'A person of the organization whom the bank can talk to.' })

/** The account to which the bank pays. */
export const PayeeAccount = z
  .object(
    describedShape(RequestPaymentDetails.shape, {
      version: 'Counts the changes of this entry of the questionnaire.',
      bik: 'БИК of the bank, 9 digits.',
      bankName: 'Name of the bank.',
      bankCity: 'City of the bank; null when it is not known.',
      correspondentAccount: 'Correspondent account of the bank, 20 digits.',
      settlementAccount: 'Account of the organization, 20 digits.',
      accountOpenedDate: 'Day on which the account was opened; null when it was not given.',
      monthlyTurnover: 'Turnover of the account in an average month, kopecks; null when it was not given.',
      organizationPaymentDetailsId:
        'Id of the account among those of the organization from which it was taken; null when it was typed.',
    }),
  )
  .register(z.globalRegistry, {
    id: 'PayeeAccount',
    description: 'The account to which the organization wants the money.',
  })
