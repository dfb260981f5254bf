/* oxlint-disable max-lines -- written by "npm run generate" from the contract */
import type { Call } from './call.ts'
import type { Download, FileToUpload } from './files.ts'
import type { CallOptions, WriteOptions } from './options.ts'

/** One of these values, or one that the platform adds later. */
export type Open<Value extends string> = Value | (string & Record<never, never>)

/** What every event that you report has. */
export interface EventFields {
  /**
   * Your own name of this event. The same name about the same thing once more, also under another
   * `Idempotency-Key`, changes nothing.
   */
  readonly externalId: string
  /**
   * When it happened on your side: ISO 8601 with an offset. Events of one thing count in this order, whatever order
   * they arrive in. More than five minutes ahead of the clock of the platform is 400.
   */
  readonly occurredAt: string
}

/** An event with a file. */
export interface FileEventFields extends EventFields {
  /** The file itself. */
  readonly file: FileToUpload
}

/** An agreement with the terms on which it was concluded. */
export interface BankAgreement {
  /** Id of the agreement; `agreementId` of its request names it. */
  readonly id: string
  /** Counts the changes of the state; 0 before the first one. Events name it as well. */
  readonly version: number
  /** The request that was approved. */
  readonly requestId: string
  /** Number: yours, or the one that the cabinet gave it when you named none. */
  readonly number: string
  /**
   * `VALID` (in force), `EXPIRED` (its last day has passed; `prolong` makes it valid again) or `TERMINATED` (you
   * have ended it).
   */
  readonly state: string
  /** Most that is financed at one time, kopecks. */
  readonly financingLimit: number
  /** Interest, percent a year. */
  readonly interestRate: number
  /** Share of a claim that you pay at once, percent. */
  readonly advanceRate: number
  /** Longest deferral of a payment that is financed, days. */
  readonly maxDeferralDays: number
  /** Whether the organization pays when its buyer does not. */
  readonly withRecourse: boolean
  /** Fee, percent of a claim; null for none. */
  readonly fee: number | null
  /** The last day of the agreement, Moscow time. */
  readonly finishedDate: string
  /** How many files of the agreement you have given, at most 20. */
  readonly filesCount: number
}

/** How a thing stands after an event. */
export interface PartnerOutcome {
  /**
   * Id of the thing that the event was about. That of the offer after `saveOffer`, of the insurance after
   * `offerInsurance`, of the document after a call about a document, of the certificate after `closeMonth`.
   */
  readonly id: string
  /**
   * The state that it is in now. Of an offer of a bank: `OFFERED` (in force), `ENDED` (its last day has passed),
   * `CANCEL` (taken back). Of a certificate: `ISSUED`. Of everything else one of the values that `state` of the
   * thing itself describes.
   */
  readonly state: string
  /** Counts the changes of the state; 0 before the first one. Events name it as well. */
  readonly version: number
}

/** Everything about a file but its content. */
export interface FileInfo {
  /** Id of the file. */
  readonly id: string
  /** Name with an extension, as people see it. */
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Type of the content, such as `application/pdf`. The content is what its type says: it was checked. */
  readonly contentType: string
  /** Pixels, as the picture is meant to be seen; null for what is not an image. */
  readonly width: number | null
  /** Pixels, as the picture is meant to be seen; null for what is not an image. */
  readonly height: number | null
  /** When the platform received it. */
  readonly createdDateTime: string
}

/** One monetary claim, or one tranche of a credit line, from its order on. */
export interface BankObject {
  /** Id of the object; `object.ordered` and `tranche.requested` name it. */
  readonly id: string
  /** Counts the changes of the state; 0 before the first one. Events name it as well. */
  readonly version: number
  /** Number that the cabinet has given it; the organization knows the object by it. */
  readonly number: string
  /** `CLAIM` (against a buyer, for a supply) or `TRANCHE` (money of a credit line). */
  readonly kind: Open<'CLAIM' | 'TRANCHE'>
  /**
   * `ORDERED` (the organization may still take it back), `SENT_TO_BANK` (you check it), `FINANCED` (you have paid),
   * `REJECTED` (you do not finance it), `OVERDUE` (not repaid in time), `REGRESS` (you ask the money back from the
   * organization) or `REPAID`. Objects that nobody has ordered (`AVAILABLE`) are not shown.
   */
  readonly state: string
  /** The agreement under which it was ordered. */
  readonly agreementId: string
  /** Your own name of the supply; null for a tranche. */
  readonly supply: string | null
  /** Who has bought; null for a tranche. */
  readonly buyer: {
    /** ИНН of the buyer. */
    readonly itn: string
    /** Short name of the buyer. */
    readonly shortName: string
  } | null
  /** What a tranche is for, in words of the organization; null for a claim. */
  readonly purpose: string | null
  /** The claim against the buyer, or the tranche that was asked for, kopecks. */
  readonly claimAmount: number
  /** What is ordered; from `FINANCED` on what you have paid, kopecks. */
  readonly financingAmount: number
  /** What has come back in all, kopecks. */
  readonly repaidAmount: number
  /** The day for which it is ordered, Moscow time. */
  readonly orderDate: string | null
  /** When it was ordered. */
  readonly orderedDateTime: string | null
  /** Day on which you have paid, Moscow time; null before. */
  readonly financedDate: string | null
  /**
   * Day on which it falls due: that of the supply until you pay, then the one that you have named. Null for a
   * tranche until you pay.
   */
  readonly plannedRepaymentDate: string | null
}

/** A request for financing that an organization has sent to you. */
export interface BankRequest {
  /** Id of the request; `request.submitted` names it. */
  readonly id: string
  /** Counts the changes of the state; 0 before the first one. Events name it as well. */
  readonly version: number
  /** Number that the cabinet has given it; the organization knows the request by it. */
  readonly number: string
  /**
   * `SEND_BANK` (sent, not considered yet), `PROCESSING` (you consider it), `APPROVED` (the agreement is concluded,
   * see `agreementId`) or `CANCEL` (you have refused it). Drafts (`DRAFT`) are not shown.
   */
  readonly state: string
  /** Your own name of the offer that it was sent for; null when you did not make the offer by this API. */
  readonly offer: string | null
  /**
   * `FACTORING` (claims are financed), `CREDIT_LINE` (money comes in tranches) or `ORDER_FINANCING` (supplies are
   * financed before the buyer has confirmed them).
   */
  readonly product: Open<'FACTORING' | 'CREDIT_LINE' | 'ORDER_FINANCING'>
  /** Limit of the offer, kopecks: the most that can be asked for. */
  readonly financingLimit: number
  /** What the organization was offered beside the limit. */
  readonly offeredTerms: {
    /** Interest, percent a year. */
    readonly interestRate: number
    /** Share of a claim that you pay at once, percent. */
    readonly advanceRate: number
    /** Longest deferral of a payment that is financed, days. */
    readonly maxDeferralDays: number
    /** Whether the organization pays when its buyer does not. */
    readonly withRecourse: boolean
    /** Fee, percent of a claim; null for none. */
    readonly fee: number | null
  }
  /** When the organization sent it. */
  readonly sentDateTime: string | null
  /** Until when the organization expects your decision: 14 working days after it was sent, Moscow days. */
  readonly plannedDecisionDate: string | null
  /** What you have asked for, in the order of your asking. */
  readonly askedDocuments: readonly BankAskedDocument[]
  /** The organization that asks, as the cabinet knows it. */
  readonly applicant: {
    /** Full name. */
    readonly fullName: string
    /** Short name. */
    readonly shortName: string
    /** ИНН: 10 digits of a company, 12 of a person. */
    readonly itn: string
    /** КПП; null for who has none. */
    readonly kpp: string | null
    /** ОГРН or ОГРНИП; null for who has none. */
    readonly ogrn: string | null
  }
  /** The agreement that was concluded; null until you approve. */
  readonly agreementId: string | null
}

/** A document that you have asked for about a request, with the files that answer it. */
export interface BankAskedDocument {
  /** Id of what was asked for; the path of its withdrawal takes it. */
  readonly id: string
  /** `externalId` of the call by which you asked; null when platform staff have asked for you. */
  readonly externalId: string | null
  /** Which document it is, in your words. */
  readonly document: string
  /** What it must look like, in your words; null when you said nothing. */
  readonly comment: string | null
  /**
   * `ASKED` (waits for the organization), `ANSWERED` (the organization has attached it) or `WITHDRAWN` (not needed
   * any more: you said so, or have decided on the request).
   */
  readonly state: string
  /** When you asked: `occurredAt` of your call. */
  readonly askedDateTime: string
  /** When it was answered or withdrawn; null while it waits. */
  readonly settledDateTime: string | null
  /** Name of the person who has attached the first file; null while nobody has. */
  readonly answeredBy: string | null
  /** Ids of the files of the answer, among `documents` of the form of the request. */
  readonly documents: readonly string[]
}

/** A page of requests. */
export interface BankRequestPage {
  /** The requests of this page. */
  readonly content: readonly BankRequest[]
  /** How many requests there are on all pages: exact up to 1000. */
  readonly totalElements: number
  /** How many pages that makes. */
  readonly totalPages: number
  /** Which page this is, from 0. */
  readonly number: number
  /** Most of them on a page, as was asked for. */
  readonly size: number
  /** True when there are more than `totalElements` says; absent otherwise. */
  readonly hasMore?: boolean
}

/** A request with the questionnaire that the organization has filled in. */
export interface BankRequestInFull {
  /** Id of the request; `request.submitted` names it. */
  readonly id: string
  /** Counts the changes of the state; 0 before the first one. Events name it as well. */
  readonly version: number
  /** Number that the cabinet has given it; the organization knows the request by it. */
  readonly number: string
  /**
   * `SEND_BANK` (sent, not considered yet), `PROCESSING` (you consider it), `APPROVED` (the agreement is concluded,
   * see `agreementId`) or `CANCEL` (you have refused it). Drafts (`DRAFT`) are not shown.
   */
  readonly state: string
  /** Your own name of the offer that it was sent for; null when you did not make the offer by this API. */
  readonly offer: string | null
  /**
   * `FACTORING` (claims are financed), `CREDIT_LINE` (money comes in tranches) or `ORDER_FINANCING` (supplies are
   * financed before the buyer has confirmed them).
   */
  readonly product: Open<'FACTORING' | 'CREDIT_LINE' | 'ORDER_FINANCING'>
  /** Limit of the offer, kopecks: the most that can be asked for. */
  readonly financingLimit: number
  /** What the organization was offered beside the limit. */
  readonly offeredTerms: {
    /** Interest, percent a year. */
    readonly interestRate: number
    /** Share of a claim that you pay at once, percent. */
    readonly advanceRate: number
    /** Longest deferral of a payment that is financed, days. */
    readonly maxDeferralDays: number
    /** Whether the organization pays when its buyer does not. */
    readonly withRecourse: boolean
    /** Fee, percent of a claim; null for none. */
    readonly fee: number | null
  }
  /** When the organization sent it. */
  readonly sentDateTime: string | null
  /** Until when the organization expects your decision: 14 working days after it was sent, Moscow days. */
  readonly plannedDecisionDate: string | null
  /** What you have asked for, in the order of your asking. */
  readonly askedDocuments: readonly BankAskedDocument[]
  /** The organization that asks, as the cabinet knows it. */
  readonly applicant: {
    /** Full name. */
    readonly fullName: string
    /** Short name. */
    readonly shortName: string
    /** ИНН: 10 digits of a company, 12 of a person. */
    readonly itn: string
    /** КПП; null for who has none. */
    readonly kpp: string | null
    /** ОГРН or ОГРНИП; null for who has none. */
    readonly ogrn: string | null
  }
  /** The agreement that was concluded; null until you approve. */
  readonly agreementId: string | null
  /** The questionnaire as it was sent. */
  readonly form: {
    /** Who asks, as it stood when the request was sent. */
    readonly organization: Applicant
    /** Where the organization really is. */
    readonly actualAddress: AddressParts | null
    /** Who runs the company; null for an entrepreneur or a person. */
    readonly head: {
      /** Last name. */
      readonly lastname: string | null
      /** First name. */
      readonly firstname: string | null
      /** Middle name (patronymic); null for who has none. */
      readonly middlename: string | null
      /** Position, such as «Генеральный директор». */
      readonly position: string | null
      /** What the head acts upon: `CHARTER`, `POWER_OF_ATTORNEY` or `ORDER`. */
      readonly basis: Open<'CHARTER' | 'POWER_OF_ATTORNEY' | 'ORDER'> | null
      /** Number of the power of attorney or of the order; null when there is none. */
      readonly basisNumber: string | null
      /** Day of the power of attorney or of the order; null when there is none. */
      readonly basisDate: string | null
      /** ИНН of the head, 12 digits; null when it was not given. */
      readonly itn: string | null
    } | null
    /** Main activity; null for a person who is no entrepreneur. */
    readonly okved: {
      /** Code of the main activity (ОКВЭД). */
      readonly code: string | null
      /** The activity in words. */
      readonly name: string | null
    } | null
    /**
     * System of taxation: `OSNO` (general), `USN_INCOME` and `USN_INCOME_EXPENSE` (simplified: on income, on income
     * less expense), `PSN` (patent), `ESHN` (agriculture), `AUSN` (automatic simplified), `NPD` (self-employed).
     */
    readonly taxSystem: Open<'OSNO' | 'USN_INCOME' | 'USN_INCOME_EXPENSE' | 'PSN' | 'ESHN' | 'AUSN' | 'NPD'> | null
    /** How many people work there. */
    readonly employeesCount: number | null
    /** Revenue of the last calendar year without VAT, kopecks. */
    readonly annualRevenue: number | null
    /** Address of the site; null for who has none. */
    readonly website: string | null
    /** Limit that is asked for, kopecks: at most that of the offer. */
    readonly requestedLimit: number | null
    /**
     * What the money is for: `WORKING_CAPITAL`, `PURCHASE` (of goods), `SEASON` (seasonal need) or `OTHER` (in
     * words in `financingPurposeText`).
     */
    readonly financingPurpose: Open<'WORKING_CAPITAL' | 'PURCHASE' | 'SEASON' | 'OTHER'> | null
    /** The purpose in words; null unless it is `OTHER`. */
    readonly financingPurposeText: string | null
    /** Supplies with deferred payment in an average month, kopecks. */
    readonly averageMonthlySupply: number | null
    /** Days in which buyers pay on average. */
    readonly averageDeferralDays: number | null
    /** The main buyers, up to 10. */
    readonly mainBuyers: readonly MainBuyer[]
    /** Whether the organization has loans now. */
    readonly hasLoans: boolean | null
    /** What is left to pay of loans, kopecks; null without loans. */
    readonly loansSum: number | null
    /** Whether a debt of the organization is overdue. */
    readonly hasOverdue: boolean | null
    /**
     * Through whom it exchanges electronic documents: `DIADOC`, `SBIS`, `OTHER` or `NONE`; null when it was not
     * said.
     */
    readonly edoOperator: Open<'DIADOC' | 'SBIS' | 'OTHER' | 'NONE'> | null
    /** Founders (members); empty for an entrepreneur. */
    readonly founders: readonly Founder[]
    /** Whom to talk to, up to 5; exactly one is `MAIN`. */
    readonly contacts: readonly Contact[]
    /** Where to pay. */
    readonly paymentDetails: PayeeAccount | null
    /** What was agreed to; a text without agreement is not in the list. */
    readonly consents: readonly RequestConsent[]
    /** All attached files, answers to what you have asked for included. Their content has a call of its own. */
    readonly documents: readonly FileInfo[]
  }
}

/** An address in one line and in parts. */
export interface Address {
  /** The whole address in one line. */
  readonly value: string
  /** Postal code, six digits. */
  readonly postalCode: string | null
  /** Region with its short word: `Московская обл.` */
  readonly region: string | null
  /** City or settlement with its short word: `г. Москва`. */
  readonly city: string | null
  /** Street with its short word: `ул. Годовикова`. */
  readonly street: string | null
  /** House, building, block: `д. 9, стр. 4`. */
  readonly house: string | null
  /** Flat, office or room. */
  readonly flat: string | null
  /** Id in the federal register of addresses (ФИАС); null for an address that was typed. */
  readonly fiasId: string | null
}

/** Who asks for financing, as it stood when the request was sent. */
export interface Applicant {
  /** What kind of applicant it is. */
  readonly legalStatus: {
    /** `LEGAL_ENTITY` (a company), `INDIVIDUAL_ENTREPRENEUR` or `INDIVIDUAL` (a person). */
    readonly name: Open<'INDIVIDUAL' | 'INDIVIDUAL_ENTREPRENEUR' | 'LEGAL_ENTITY'>
    /** The same in words, in the language of `Accept-Language`. */
    readonly description: string
  }
  /** Full name, as in the state register. */
  readonly fullName: string
  /** Short name, such as ООО «Фабрика Тканей». */
  readonly shortName: string
  /** ИНН: 10 digits of a company, 12 of a person. */
  readonly itn: string
  /** КПП, 9 digits; null for who has none, such as an entrepreneur. */
  readonly kpp: string | null
  /** ОГРН (13 digits) or ОГРНИП (15 digits); null for a person who is no entrepreneur. */
  readonly ogrn: string | null
  /** Legal form; null when it is not known. */
  readonly okopf: {
    /** Code of the legal form (ОКОПФ). */
    readonly name: string
    /** The same in words. */
    readonly description: string
  } | null
  /** Registered address; null when it is not known. */
  readonly legalAddress: Address | null
  /** Day of the registration; null when it is not known. */
  readonly registrationDate: string | null
}

/** An address in parts, as people write them. Null is what is not known. */
export interface AddressParts {
  /** Postal code, six digits. */
  readonly postalCode: string | null
  /** Region with its short word: `Московская обл.` */
  readonly region: string | null
  /** City or settlement with its short word: `г. Москва`. */
  readonly city: string | null
  /** Street with its short word: `ул. Годовикова`. */
  readonly street: string | null
  /** House, building, block: `д. 9, стр. 4`. */
  readonly house: string | null
  /** Flat, office or room. */
  readonly flat: string | null
  /** Id in the federal register of addresses (ФИАС); null for an address that was typed. */
  readonly fiasId: string | null
}

/** A buyer of the organization whose debt the bank would buy. */
export interface MainBuyer {
  /** ИНН of the buyer: 10 or 12 digits. */
  readonly itn: string | null
  /** Name of the buyer. */
  readonly name: string | null
  /** What the buyer buys in a month, kopecks. */
  readonly monthlySum: number | null
  /** Days in which the buyer pays. */
  readonly deferralDays: number | null
}

/** A founder (member) of the organization: a person or a company. Personal data are in full. */
export interface Founder {
  /** Id of the founder within the request. */
  readonly id: string
  /** Counts the changes of this entry of the questionnaire. */
  readonly version: number
  /** `PERSON` or `LEGAL` (a company). */
  readonly founderType: Open<'PERSON' | 'LEGAL'> | null
  /** Share in the organization, percent points with at most two decimals. All shares make 100. */
  readonly sharePercent: number | null
  /** Whether the founder is a beneficial owner; null when it follows from the share (25 % and more). */
  readonly isBeneficiary: boolean | null
  /** ИНН: 12 digits of a person, 10 of a company; null for a person who has not given it. */
  readonly itn: string | null
  /** Last name; null for a company. */
  readonly lastname: string | null
  /** First name; null for a company. */
  readonly firstname: string | null
  /** Middle name (patronymic); null for a company and for who has none. */
  readonly middlename: string | null
  /** Day of birth; null for a company. */
  readonly birthDate: string | null
  /** Place of birth, as the passport has it; null for a company. */
  readonly birthPlace: string | null
  /** Country of the citizenship, two letters of ISO 3166-1; null for a company. */
  readonly citizenship: string | null
  /** СНИЛС, such as `112-233-445 95`; null when it was not given. */
  readonly snils: string | null
  /** Identity document of a person; null for a company and when it was not given. */
  readonly document: {
    /** `PASSPORT_RF`, or `OTHER` for a document of another country. */
    readonly type: Open<'PASSPORT_RF' | 'OTHER'> | null
    /** Series, four digits for `PASSPORT_RF`; null for a document without one. */
    readonly series: string | null
    /** Number, six digits for `PASSPORT_RF`. In full: it is not masked for the bank. */
    readonly number: string | null
    /** Day of the issue. */
    readonly issueDate: string | null
    /** Who has issued it. */
    readonly issuedBy: string | null
    /** Code of the department that issued a `PASSPORT_RF`, such as `770-001`. */
    readonly departmentCode: string | null
  } | null
  /** Where a person is registered; null for a company. */
  readonly registrationAddress: AddressParts | null
  /** Whether a person is a public official (ПДЛ); null for a company. */
  readonly isPublicOfficial: boolean | null
  /** Full name of a company; null for a person. */
  readonly fullName: string | null
  /** ОГРН of a company, 13 digits; null for a person. */
  readonly ogrn: string | null
  /** КПП of a company, 9 digits; null for a person. */
  readonly kpp: string | null
  /** Registered address of a company; null for a person. */
  readonly legalAddress: AddressParts | null
}

/** A person of the organization whom the bank can talk to. */
export interface Contact {
  /** Id of the contact within the request. */
  readonly id: string
  /** Counts the changes of this entry of the questionnaire. */
  readonly version: number
  /** What the person answers for: `MAIN` (exactly one), `ACCOUNTANT`, `FINANCE`, `SIGNATORY` (signs) or `OTHER`. */
  readonly contactType: Open<'MAIN' | 'ACCOUNTANT' | 'FINANCE' | 'SIGNATORY' | 'OTHER'> | null
  /** Last name. */
  readonly lastname: string | null
  /** First name. */
  readonly firstname: string | null
  /** Middle name (patronymic); null for who has none. */
  readonly middlename: string | null
  /** Position in the organization. */
  readonly position: string | null
  /** Mobile phone, such as `+79990000000`. */
  readonly mobilePhone: string | null
  /** Address of e-mail. */
  readonly email: string | null
  /** Phone at work; null when it was not given. */
  readonly workPhone: string | null
  /** Extension of the phone at work, digits; null without one. */
  readonly extension: string | null
  /** When to call, in words; null when it was not said. */
  readonly preferredTime: string | null
}

/** The account to which the organization wants the money. */
export interface PayeeAccount {
  /** Counts the changes of this entry of the questionnaire. */
  readonly version: number
  /** БИК of the bank, 9 digits. */
  readonly bik: string | null
  /** Name of the bank. */
  readonly bankName: string | null
  /** City of the bank; null when it is not known. */
  readonly bankCity: string | null
  /** Correspondent account of the bank, 20 digits. */
  readonly correspondentAccount: string | null
  /** Account of the organization, 20 digits. */
  readonly settlementAccount: string | null
  /** Day on which the account was opened; null when it was not given. */
  readonly accountOpenedDate: string | null
  /** Turnover of the account in an average month, kopecks; null when it was not given. */
  readonly monthlyTurnover: number | null
  /** Id of the account among those of the organization from which it was taken; null when it was typed. */
  readonly organizationPaymentDetailsId: string | null
}

/** A text that the organization has agreed to. */
export interface RequestConsent {
  /**
   * Which text: `PERSONAL_DATA` (processing of personal data), `PERSONAL_DATA_TRANSFER` (giving them to the bank),
   * `CREDIT_HISTORY` (a request to the bureaus of credit histories), `DATA_ACCURACY` (the data are true),
   * `ELECTRONIC_INTERACTION` (electronic documents), `MARKETING` (advertising; the only one that is not
   * obligatory).
   */
  readonly flag: Open<'PERSONAL_DATA' | 'PERSONAL_DATA_TRANSFER' | 'CREDIT_HISTORY' | 'DATA_ACCURACY' | 'ELECTRONIC_INTERACTION' | 'MARKETING'>
  /** The version of the text that was agreed to: the day since which it is in force. */
  readonly version: string
  /** When the box was ticked. */
  readonly acceptedDateTime: string
  /** Name of the person who has ticked it. */
  readonly acceptedBy: string
}

/** Something that has become of a thing. */
export interface HistoryLine {
  /** Id of the line. */
  readonly id: string
  /** When it happened. */
  readonly at: string
  /** What happened, in the language of `Accept-Language`. */
  readonly title: string
  /** The state that the thing was in afterwards. */
  readonly state: string
  /** `USER` (the organization), `JOB` (a day has come), `PARTNER` (you) or `STAFF` (platform staff). */
  readonly by: Open<'USER' | 'JOB' | 'PARTNER' | 'STAFF'>
  /** Why, when somebody has said so. */
  readonly reason: string | null
}

export interface SupplyReport {
  /**
   * Your own name of the supply. The same name again changes the supply, unless `occurredAt` is not later than that
   * of what is known.
   */
  readonly supply: string
  /** The agreement under which it is financed; it stays the same. */
  readonly agreementId: string
  /** Number of the supply; the organization reads it. */
  readonly number: string
  /** Day of the delivery. */
  readonly supplyDate: string
  /** The contract of the organization with the buyer. */
  readonly contract: {
    /** Number of the contract. */
    readonly number: string
    /** Day of the contract. */
    readonly date: string
  }
  /** Who has bought. */
  readonly buyer: {
    /** ИНН of the buyer: 10 digits of a company, 12 of an entrepreneur. It tells which buyer is meant. */
    readonly itn: string
    /** Short name of the buyer; the organization reads it. */
    readonly shortName: string
  }
  /** What the buyer has to pay, VAT included, kopecks. */
  readonly amount: number
  /** VAT within `amount`, kopecks; 0 for none. */
  readonly vatAmount: number
  /** Days in which the buyer pays. More than the agreement allows is taken, but cannot be financed. */
  readonly deferralDays: number
  /** Day on which it falls due; not before `supplyDate`. */
  readonly dueDate: string
  /**
   * `NEW`, `CONFIRMED` (the buyer has confirmed the supply) or `CANCELLED` (possible before the confirmation). That
   * it is paid follows from `paidAmount`.
   */
  readonly state: 'NEW' | 'CONFIRMED' | 'CANCELLED'
  /** What the buyer has paid in all, not only this time, kopecks. The whole `amount` makes the supply paid. */
  readonly paidAmount: number
  /** All documents of the supply. One that is not named any more is annulled; none is named twice. */
  readonly invoices: readonly {
    /** Number of the document. */
    readonly number: string
    /**
     * `UPD` (УПД), `TORG12` (ТОРГ-12), `INVOICE` (invoice, счёт-фактура) or `ACT` (act of services). With the
     * number it names one document of a supply.
     */
    readonly type: 'UPD' | 'TORG12' | 'INVOICE' | 'ACT'
    /** Day of the document. */
    readonly date: string
    /** Amount, VAT included, kopecks. */
    readonly amount: number
    /** VAT within `amount`, kopecks; 0 for none. */
    readonly vatAmount: number
    /** What is paid of it in all, kopecks; at most `amount`. */
    readonly paidAmount: number
    /** `NEW`, `ACCEPTED` (the buyer has accepted it) or `CANCELLED`. "NEW" when absent. */
    readonly state?: 'NEW' | 'ACCEPTED' | 'CANCELLED' | undefined
  }[]
}

/** What has become of one supply of a call: how it stands, or why it was not taken. */
export interface SupplyResult {
  /** Your own name of the supply; null for a line without one. */
  readonly supply: string | null
  /** Id of the supply; null for a line that was not taken. */
  readonly id: string | null
  /**
   * The state that the supply is in now: `NEW`, `CONFIRMED`, `IN_FINANCING` (its financing is ordered), `FINANCED`
   * (you have paid for it), `PAID` (the buyer has paid all of it), `OVERDUE` or `CANCELLED`. Null for a line that
   * was not taken.
   */
  readonly state: string | null
  /** Counts the changes of the state; null for a line that was not taken. */
  readonly version: number | null
  /** The object that the organization can order of it; null while nothing of it can be financed. */
  readonly objectId: string | null
  /** Why the line was not taken; null for one that was. A line that is wrong does not keep out the others. */
  readonly error: LineError | null
}

/** Why a line of a list was not taken. */
export interface LineError {
  /**
   * A name that code can branch on: `VALIDATION`, `NOT_FOUND`, `CONFLICT` (something else is known under the name),
   * `WRONG_STATE`, or another code of the errors of a call.
   */
  readonly code: string
  /** A sentence for people, in the language of `Accept-Language`. */
  readonly message: string
  /** Which fields are wrong; `field` is a path inside of the line. Absent when no field is at fault. */
  readonly fields?: readonly {
    readonly field: string
    readonly code: string
    readonly message: string
  }[]
}

/** Something that concerns you. It names a thing, which is read by a call of its own. */
export interface PartnerEvent {
  /** The place of the event in your feed: a number in digits. Pass it as `after`. */
  readonly cursor: string
  /** Id of the event itself; the header `webhook-id` of its delivery. The same event always has the same. */
  readonly id: string
  /**
   * What has happened; the webhook `event` lists the types. New ones are added without notice: pass over those that
   * you do not know.
   */
  readonly type: Open<'request.submitted' | 'request.document.added' | 'object.ordered' | 'object.withdrawn' | 'tranche.requested' | 'insurance.connection.requested' | 'insurance.disconnection.requested' | 'limit.requested' | 'overdue.notified' | 'claim.submitted' | 'claim.document.added' | 'claim.withdrawn' | 'message.created' | 'seller.account.linked' | 'invoice.issued'>
  /** When it happened, by the clock of the platform, in UTC. */
  readonly occurredAt: string
  /** Which thing it happened to, and nothing more. */
  readonly data: {
    /**
     * Id of the request, object, insurance (that is, organization), buyer, shipment, claim, account or invoice, as
     * `type` says. Read it by its own call.
     */
    readonly id: string
    /** The version of the thing after the event. Events of one thing come in this order. */
    readonly version: number
  }
}

/** A buyer of an insured organization, with the limit on it. */
export interface InsurerBuyer {
  /** Id of the buyer; `limit.requested` names it. */
  readonly id: string
  /** Counts the changes of the state; 0 before the first one. Events name it as well. */
  readonly version: number
  /** The insurance, that is the organization, whose buyer it is. */
  readonly insuranceId: string
  /** The organization whose buyer it is. */
  readonly policyholder: {
    /** Short name. */
    readonly shortName: string
    /** ИНН: 10 digits of a company, 12 of a person. */
    readonly itn: string
  }
  /**
   * State of the limit: `NONE` (the organization has asked for none), `REQUESTED` (it waits for you; a limit in
   * force stays so meanwhile), `APPROVED` (in full), `PARTIALLY_APPROVED` (a smaller one), `REJECTED` (refused),
   * `SUSPENDED` (new shipments are not insured) or `EXPIRED`.
   */
  readonly state: string
  /** ИНН of the buyer. */
  readonly itn: string
  /** КПП; null for who has none. */
  readonly kpp: string | null
  /** ОГРН or ОГРНИП; null when it is not known. */
  readonly ogrn: string | null
  /** Short name. */
  readonly shortName: string
  /** Full name. */
  readonly fullName: string
  /** The contract of the organization with the buyer. */
  readonly contract: {
    /** Number of the contract. */
    readonly number: string
    /** Day of the contract. */
    readonly date: string
  }
  /** Days in which the buyer pays by the contract. */
  readonly paymentTermDays: number
  /** Limit that the organization asked for the last time, kopecks; null when it never did. */
  readonly requestedLimit: number | null
  /** When it asked; null when it never did. */
  readonly requestedDateTime: string | null
  /** Limit that you have approved, kopecks; null before your first decision. */
  readonly approvedLimit: number | null
  /** The last day of the approved limit, Moscow time; null without one. */
  readonly validUntil: string | null
  /** What shipments to the buyer use of the limit now, kopecks. */
  readonly usedLimit: number
  /** What the buyer owes for shipments whose due date has passed, kopecks. */
  readonly overdueSum: number
}

/** A page of buyers. */
export interface InsurerBuyerPage {
  /** The buyers of this page. */
  readonly content: readonly InsurerBuyer[]
  /** How many buyers there are on all pages: exact up to 1000. */
  readonly totalElements: number
  /** How many pages that makes. */
  readonly totalPages: number
  /** Which page this is, from 0. */
  readonly number: number
  /** Most of them on a page, as was asked for. */
  readonly size: number
  /** True when there are more than `totalElements` says; absent otherwise. */
  readonly hasMore?: boolean
}

/** A claim that an organization has sent to you. */
export interface InsurerClaim {
  /** Id of the claim; `claim.submitted` and other events of claims name it. */
  readonly id: string
  /** Counts the changes of the state; 0 before the first one. Events name it as well. */
  readonly version: number
  /** Number that the cabinet has given it; the organization knows the claim by it. */
  readonly number: string
  /**
   * `SUBMITTED` (sent, the organization may still take it back), `IN_REVIEW` (you consider it),
   * `DOCUMENTS_REQUESTED` (you wait for documents), `APPROVED` (in full), `PARTIALLY_APPROVED`, `PAID`, `REJECTED`
   * (refused) or `WITHDRAWN` (the organization has taken it back). Drafts (`DRAFT`) are not shown.
   */
  readonly state: Open<'DRAFT' | 'SUBMITTED' | 'IN_REVIEW' | 'DOCUMENTS_REQUESTED' | 'APPROVED' | 'PARTIALLY_APPROVED' | 'PAID' | 'REJECTED' | 'WITHDRAWN'>
  /**
   * What is insured: `SELLER` (an order of a marketplace), `SENDER` (an order that a courier carries) or `DEBTOR`
   * (a shipment with deferred payment).
   */
  readonly product: Open<'SELLER' | 'SENDER' | 'DEBTOR'>
  /**
   * What has happened, as the organization has chosen it: `COURIER_LOSS`, `COURIER_DAMAGE`, `COURIER_SHORTAGE`,
   * `COURIER_RETURN`, `MP_LOSS`, `MP_DAMAGE`, `MP_SUBSTITUTION`, `MP_RETURN` (MP is a marketplace), `TC_OVERDUE` or
   * `TC_BANKRUPTCY` (of a buyer with deferred payment).
   */
  readonly subject: string | null
  /**
   * The insured event: `LOSS`, `DAMAGE`, `SHORTAGE`, `SUBSTITUTION` (other goods came back), `RETURN` (the buyer
   * gave the goods back), `UNREDEEMED` (the buyer never took them), `OVERDUE_PAYMENT` or `BANKRUPTCY` (of the
   * buyer).
   */
  readonly eventType: Open<'LOSS' | 'DAMAGE' | 'SHORTAGE' | 'SUBSTITUTION' | 'RETURN' | 'UNREDEEMED' | 'OVERDUE_PAYMENT' | 'BANKRUPTCY'> | null
  /** True for one claim about all returns of a month: `lines` has them, `object` is null. */
  readonly isGroupClaim: boolean
  /** The month of a group claim, `YYYY-MM`; null for a claim about one thing. */
  readonly period: string | null
  /** The organization that claims. */
  readonly policyholder: {
    /** Full name. */
    readonly fullName: string
    /** ИНН: 10 digits of a company, 12 of a person. */
    readonly itn: string
    /** КПП; null for who has none. */
    readonly kpp: string | null
    /** Whether it is in the register of small and medium enterprises (МСП), as the claim says. */
    readonly isMsp: boolean
  }
  /** The insured thing; null for a group claim. */
  readonly object: {
    /** Number of the order or of the shipment. */
    readonly number: string
    /** Route of an order, goods of an order of a marketplace, buyer of a shipment. */
    readonly title: string
    /**
     * What is known of it, by the name of the fact, such as `route`, `sku`, `due`. All are texts: money in kopecks,
     * days `YYYY-MM-DD`. Which facts there are depends on the product; new ones may come.
     */
    readonly facts: {
    }
  } | null
  /** Day of the event; null when it was not given. */
  readonly eventDate: string | null
  /** Where it happened, in words; null when it was not given. */
  readonly eventPlace: string | null
  /** What happened, in words of the organization; may have several lines. */
  readonly description: string | null
  /** Which goods of an order are damaged or missing; empty for other events. */
  readonly damagedItems: readonly {
    /** Name of the goods. */
    readonly name: string
    /** How many of them are damaged or missing. */
    readonly damagedAmount: number
    /** Cost of one, kopecks. */
    readonly cost: number
  }[]
  /** What is asked for, kopecks. */
  readonly claimedAmount: number
  /**
   * What you pay when you approve the whole claim, kopecks: what is asked for without what the carrier has paid. As
   * `approvedAmount` it approves all.
   */
  readonly expectedAmount: number
  /** What the carrier has paid already, kopecks, as the organization says; null for nothing. */
  readonly courierCompensation: number | null
  /** Returned and unredeemed orders of a group claim; empty for a claim about one thing. */
  readonly lines: readonly {
    /** Number of the order. */
    readonly number: string
    /**
     * The insured event: `LOSS`, `DAMAGE`, `SHORTAGE`, `SUBSTITUTION` (other goods came back), `RETURN` (the buyer
     * gave the goods back), `UNREDEEMED` (the buyer never took them), `OVERDUE_PAYMENT` or `BANKRUPTCY` (of the
     * buyer).
     */
    readonly eventType: Open<'LOSS' | 'DAMAGE' | 'SHORTAGE' | 'SUBSTITUTION' | 'RETURN' | 'UNREDEEMED' | 'OVERDUE_PAYMENT' | 'BANKRUPTCY'>
    /** Day on which the goods came back. */
    readonly eventDate: string
    /** What the ways there and back cost, kopecks. */
    readonly logisticsCost: number
  }[]
  /** Whom to ask about the claim. */
  readonly contact: {
    /** Last name; null when it was not given. */
    readonly lastname: string | null
    /** First name; null when it was not given. */
    readonly firstname: string | null
    /** Phone; null when it was not given. */
    readonly phone: string | null
    /** Address of e-mail; null when it was not given. */
    readonly email: string | null
  }
  /** Where to pay, as it was when the claim was sent. */
  readonly payment: {
    /** БИК of the bank, 9 digits. */
    readonly bik: string
    /** Name of the bank. */
    readonly bankName: string
    /** Correspondent account of the bank, 20 digits. */
    readonly correspondentAccount: string
    /** Account of the organization, 20 digits. */
    readonly settlementAccount: string
  } | null
  /** Your own number of the claim, from `take`; null when you named none. */
  readonly claimNumber: string | null
  /** When the organization sent it. */
  readonly submittedDateTime: string | null
  /**
   * Until when you decide: 14 working days after it was sent, or after the documents that you asked for have come.
   * Null while you wait for documents and once you have decided.
   */
  readonly decisionUntil: string | null
  /** Until when you pay: 5 working days after the approval; null before it, for a refusal and once you have paid. */
  readonly paymentUntil: string | null
  /** What you have approved, kopecks; null before your decision. */
  readonly approvedAmount: number | null
  /** Documents that were sent to you, those that the cabinet makes included. */
  readonly documents: readonly InsurerDocument[]
  /** What you and the organization have written to each other. */
  readonly messages: readonly {
    /** Id of the message. */
    readonly id: string
    /** `CLIENT` (the organization) or `INSURER` (you). */
    readonly from: Open<'CLIENT' | 'INSURER'>
    /** The message; may have several lines. */
    readonly text: string
    /** When it was written. */
    readonly createdDateTime: string
  }[]
}

/** A document of a claim; its content has a call of its own. */
export interface InsurerDocument {
  /** Id of the document; one that takes the place of a refused one has an id of its own. */
  readonly id: string
  /** Counts the changes of the state; 0 before the first one. Events name it as well. */
  readonly version: number
  /**
   * `WAYBILL` (consignment note), `COST_PROOF` (what the thing cost), `INVENTORY` (list of what was sent), `ACT`
   * (act of damage or shortage), `PHOTO`, `PRETENSION` (complaint to the carrier), `CARRIER_REPLY`, `REFUND` (money
   * given back to the buyer), `LOGISTICS_REPORT` (what the ways there and back cost), `SUPPLY_CONTRACT`,
   * `DELIVERY_PROOF`, `BUYER_PRETENSION` (demand to the buyer to pay), `RECONCILIATION` (act of what is owed),
   * `COURT_ACT` (of a bankruptcy), `POA` (power of attorney) or `OTHER`.
   */
  readonly type: Open<'WAYBILL' | 'COST_PROOF' | 'INVENTORY' | 'ACT' | 'PHOTO' | 'PRETENSION' | 'CARRIER_REPLY' | 'REFUND' | 'LOGISTICS_REPORT' | 'SUPPLY_CONTRACT' | 'DELIVERY_PROOF' | 'BUYER_PRETENSION' | 'RECONCILIATION' | 'COURT_ACT' | 'POA' | 'OTHER'>
  /** `UPLOADED` (you have not said anything of it), `ACCEPTED` or `REJECTED` (it is not as it should be). */
  readonly state: Open<'UPLOADED' | 'ACCEPTED' | 'REJECTED'>
  /** Name of the file with an extension. */
  readonly fileName: string
  /** Type of the content, such as `application/pdf`. */
  readonly contentType: string
  /** Bytes. */
  readonly size: number
  /** When the organization added it, or the cabinet made it. */
  readonly addedDateTime: string
}

/** A page of claims. */
export interface InsurerClaimPage {
  /** The claims of this page. */
  readonly content: readonly InsurerClaimLine[]
  /** How many claims there are on all pages: exact up to 1000. */
  readonly totalElements: number
  /** How many pages that makes. */
  readonly totalPages: number
  /** Which page this is, from 0. */
  readonly number: number
  /** Most of them on a page, as was asked for. */
  readonly size: number
  /** True when there are more than `totalElements` says; absent otherwise. */
  readonly hasMore?: boolean
}

/** A claim in a list. */
export interface InsurerClaimLine {
  /** Id of the claim; `claim.submitted` and other events of claims name it. */
  readonly id: string
  /** Counts the changes of the state; 0 before the first one. Events name it as well. */
  readonly version: number
  /** Number that the cabinet has given it; the organization knows the claim by it. */
  readonly number: string
  /**
   * `SUBMITTED` (sent, the organization may still take it back), `IN_REVIEW` (you consider it),
   * `DOCUMENTS_REQUESTED` (you wait for documents), `APPROVED` (in full), `PARTIALLY_APPROVED`, `PAID`, `REJECTED`
   * (refused) or `WITHDRAWN` (the organization has taken it back). Drafts (`DRAFT`) are not shown.
   */
  readonly state: Open<'DRAFT' | 'SUBMITTED' | 'IN_REVIEW' | 'DOCUMENTS_REQUESTED' | 'APPROVED' | 'PARTIALLY_APPROVED' | 'PAID' | 'REJECTED' | 'WITHDRAWN'>
  /**
   * What is insured: `SELLER` (an order of a marketplace), `SENDER` (an order that a courier carries) or `DEBTOR`
   * (a shipment with deferred payment).
   */
  readonly product: Open<'SELLER' | 'SENDER' | 'DEBTOR'>
  /**
   * What has happened, as the organization has chosen it: `COURIER_LOSS`, `COURIER_DAMAGE`, `COURIER_SHORTAGE`,
   * `COURIER_RETURN`, `MP_LOSS`, `MP_DAMAGE`, `MP_SUBSTITUTION`, `MP_RETURN` (MP is a marketplace), `TC_OVERDUE` or
   * `TC_BANKRUPTCY` (of a buyer with deferred payment).
   */
  readonly subject: string | null
  /** The organization that claims. */
  readonly policyholder: {
    /** Short name. */
    readonly shortName: string
    /** ИНН: 10 digits of a company, 12 of a person. */
    readonly itn: string
  }
  /** What is asked for, kopecks. */
  readonly claimedAmount: number
  /** What you have approved, kopecks; null before your decision. */
  readonly approvedAmount: number | null
  /** When the organization sent it. */
  readonly submittedDateTime: string | null
  /**
   * Until when you decide: 14 working days after it was sent, or after the documents that you asked for have come.
   * Null while you wait for documents and once you have decided.
   */
  readonly decisionUntil: string | null
  /** Until when you pay: 5 working days after the approval; null before it, for a refusal and once you have paid. */
  readonly paymentUntil: string | null
}

/** The insurance of commercial credits of an organization. */
export interface InsurerInsurance {
  /** Id of the organization, which is that of its insurance as well. */
  readonly id: string
  /** Counts the changes of the state; 0 before the first one. Events name it as well. */
  readonly version: number
  /**
   * `NOT_OFFERED` (the organization cannot apply), `OFFERED` (it may apply), `CONNECTION_REQUESTED` (it has applied
   * and waits for you), `REJECTED` (you have refused), `AVAILABLE` (insured), `SUSPENDED` (new shipments are not
   * insured), `DISCONNECTION_REQUESTED` (it asks to end the insurance) or `UNAVAILABLE` (ended).
   */
  readonly state: string
  /** When the organization applied the last time; null when it never did. */
  readonly requestedDateTime: string | null
  /** Number of the policy: yours, or the one that the platform gave it when you named none. Null without a policy. */
  readonly policyNumber: string | null
  /** The first day of the policy, Moscow time; null without a policy. */
  readonly startDate: string | null
  /** The last day of the policy, Moscow time; null without a policy. */
  readonly endDate: string | null
  /** Terms that are in force today; null without a policy. */
  readonly terms: PolicyTerms | null
  /** What the organization is offered while it has no policy. */
  readonly offeredTerms: PolicyTerms
  /** The organization. */
  readonly policyholder: {
    /** Full name. */
    readonly fullName: string
    /** Short name. */
    readonly shortName: string
    /** ИНН: 10 digits of a company, 12 of a person. */
    readonly itn: string
    /** КПП; null for who has none. */
    readonly kpp: string | null
    /** ОГРН or ОГРНИП; null for who has none. */
    readonly ogrn: string | null
  }
}

/** Terms of a policy in numbers. */
export interface PolicyTerms {
  /** Most that is paid in all under the policy, kopecks. */
  readonly insuredSum: number
  /** Share of a loss that the insurer pays, percent. */
  readonly indemnityRate: number
  /** Share of a loss that stays with the organization, percent. With `indemnityRate` at most 100. */
  readonly selfRetentionRate: number
  /** Longest deferral of a payment that is insured, days from the shipment. */
  readonly maxDeferralDays: number
  /** Days after the due date in which the organization must tell of an overdue payment. */
  readonly notificationDays: number
  /** Days after the due date before a claim can be filed; a bankruptcy does not wait. */
  readonly waitingPeriodDays: number
  /** What is insured for a buyer without a limit of its own, kopecks. At most `insuredSum`. */
  readonly blindLimit: number
  /** Premium, percent of a shipment. */
  readonly premiumRate: number
  /** Least premium for a year of the policy, kopecks. */
  readonly minPremium: number
  /** Working days from the approval of a claim to the payment. */
  readonly payoutWorkingDays: number
  /** Days overdue after which new shipments to the buyer are not insured. */
  readonly suspensionDays: number
}

/** A shipment that an organization has declared. */
export interface InsurerShipment {
  /** Id of the shipment; `overdue.notified` names it. */
  readonly id: string
  /** Counts the changes of the state; 0 before the first one. Events name it as well. */
  readonly version: number
  /** The insurance, that is the organization, whose shipment it is. */
  readonly insuranceId: string
  /** To whom it was shipped. */
  readonly buyerId: string
  /** Number that the cabinet has given it; the organization knows the shipment by it. */
  readonly number: string
  /**
   * `SHIPPED` (declared), `PAYMENT_DUE` (due in 5 days or less), `OVERDUE` (not paid in time), `NOTIFIED` (the
   * organization has told you of it), `RECOVERY` (you have taken the debt over), `CLAIM` (a claim is filed),
   * `INDEMNIFIED` (you have paid for it), `CLAIM_REJECTED` (you have refused the claim), `PAID` (the buyer has
   * paid) or `UNINSURED` (not insured at all, or not any more because nobody told you in time). Drafts (`DRAFT`)
   * are not shown.
   */
  readonly state: string
  /** By which document it was shipped. */
  readonly document: {
    /** `UPD` (УПД), `TORG12` (ТОРГ-12) or `TTN` (ТТН). */
    readonly type: Open<'UPD' | 'TORG12' | 'TTN'>
    /** Number of the document. */
    readonly number: string
    /** Day of the document. */
    readonly date: string
  }
  /** Day of the shipment. */
  readonly shipmentDate: string
  /** Last day on which the buyer pays in time. */
  readonly dueDate: string
  /** What the buyer has to pay, VAT included, kopecks. */
  readonly amount: number
  /** What the buyer has paid, as the organization says, kopecks. */
  readonly paidAmount: number
  /** What of it is insured, kopecks: what the limit had left when it was declared. 0 for nothing. */
  readonly insuredAmount: number
  /** Premium for it, kopecks; 0 for what is not insured. */
  readonly premium: number
  /** When the organization declared it: the insurance begins. */
  readonly declaredDateTime: string
  /** Day on which the organization told of the overdue payment, Moscow time; null before. */
  readonly noticeDate: string | null
  /** What it has written about the overdue payment; null for nothing. */
  readonly noticeComment: string | null
}

/** An account of a seller that is linked with a cabinet. */
export interface MarketplaceAccount {
  /** Id of the account; `seller.account.linked` names it. */
  readonly id: string
  /** Counts the changes of the state; 0 before the first one. Events name it as well. */
  readonly version: number
  /**
   * `SAVED` (linked, you have not said that it works), `AVAILABLE` (works), `ERROR` (you cannot hand over its
   * orders, see `problem`) or `DELETED` (removed).
   */
  readonly state: string
  /** Your own id of the seller; null for accounts that were linked before it was kept. */
  readonly sellerId: string | null
  /** Name of the account, as the seller sees it. */
  readonly name: string
  /** What you have said about an account in error; null for one that works. */
  readonly problem: string | null
  /** When the seller linked it: orders that leave from this day on are insured. */
  readonly linkedDateTime: string
  /** The organization that sells. */
  readonly seller: {
    /** Full name. */
    readonly fullName: string
    /** Short name. */
    readonly shortName: string
    /** ИНН: 10 digits of a company, 12 of an entrepreneur. */
    readonly itn: string
    /** ОГРН or ОГРНИП; null for who has none. */
    readonly ogrn: string | null
  }
}

/**
 * Insured orders of an account that left until the end of the month and are on no certificate yet; when the month
 * is closed, those of its certificate.
 */
export interface MarketplaceMonth {
  /** The month, `YYYY-MM`. */
  readonly month: string
  /** How many insured orders there are. */
  readonly ordersCount: number
  /** Their insured sums together, kopecks. */
  readonly insuredSum: number
  /** Their premiums together, kopecks: what you withhold. */
  readonly premium: number
  /** The certificate of the month; null until the month is closed. */
  readonly certificate: {
    /** Id of the certificate. */
    readonly id: string
    /** Number of the certificate. */
    readonly number: string
    /** Day on which it was issued, Moscow time. */
    readonly issueDate: string
  } | null
}

/** An order as the platform keeps it. */
export interface MarketplaceOrder {
  /** Id of the order. */
  readonly id: string
  /** Your own name of the order. */
  readonly order: string
  /**
   * `NEW`, `SHIPPED` (on the way), `DELIVERED` (the buyer has taken it), `CANCELLED` (before it left), `RETURNED`
   * (the buyer gave it back), `UNREDEEMED` (the buyer never took it), `LOST` or `DAMAGED`.
   */
  readonly state: string
  /** Day of the order, Moscow time. */
  readonly orderDate: string
  /** Day on which the goods left, Moscow time; null for what has not left. */
  readonly shippedDate: string | null
  /** Whether the order is, or was, insured. */
  readonly insured: boolean
  /** What you withhold from the seller, kopecks; null for an order that is not insured. */
  readonly premium: number | null
  /** The certificate that lists it; null until its month is closed. */
  readonly certificateId: string | null
}

export interface OrderReport {
  /**
   * Your own name of the order, that is of one item of goods. The same name again changes the order, unless
   * `occurredAt` is not later than that of what is known.
   */
  readonly order: string
  /** The account through which it is sold. */
  readonly accountId: string
  /** Number by which the seller knows it. */
  readonly orderNumber: string
  /** Number of the label that is scanned when you take the goods over; null for none. null when absent. */
  readonly sticker?: string | null | undefined
  /** `FBS` (from the warehouse of the seller) or `FBW` (from yours). */
  readonly scheme: 'FBS' | 'FBW'
  /** Article of the seller. */
  readonly sku: string
  /** Brand; null for none. null when absent. */
  readonly brand?: string | null | undefined
  /** Name of the goods. */
  readonly name: string
  /**
   * Price for the buyer, kopecks: the premium and the insured sum follow from it. A correction after insured goods
   * have left changes nothing.
   */
  readonly price: number
  /** Warehouse from which it leaves; null when it is not known. null when absent. */
  readonly warehouse?: string | null | undefined
  /** Day of the order, Moscow time. */
  readonly orderDate: string
  /**
   * Day on which your employee scanned the sticker (FBS), or on which the goods left your warehouse (FBW): the
   * insurance begins. Null only for `NEW` and `CANCELLED`. null when absent.
   */
  readonly shippedDate?: string | null | undefined
  /** Day on which the buyer took the goods; obligatory for `DELIVERED`. null when absent. */
  readonly deliveredDate?: string | null | undefined
  /**
   * `NEW`, `SHIPPED` (on the way), `DELIVERED` (the buyer has taken it), `CANCELLED` (before it left), `LOST` or
   * `DAMAGED`. Goods that came back are told of as returns.
   */
  readonly state: 'NEW' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | 'LOST' | 'DAMAGED'
}

/** What has become of one order of a call: how it stands, or why it was not taken. */
export interface OrderResult {
  /** Your own name of the order; null for a line without one. */
  readonly order: string | null
  /** Id of the order; null for a line that was not taken. */
  readonly id: string | null
  /**
   * `NEW`, `SHIPPED` (on the way), `DELIVERED` (the buyer has taken it), `CANCELLED` (before it left), `RETURNED`
   * (the buyer gave it back), `UNREDEEMED` (the buyer never took it), `LOST` or `DAMAGED`. Null for a line that was
   * not taken.
   */
  readonly state: string | null
  /** Counts the changes of the state; null for a line that was not taken. */
  readonly version: number | null
  /** Whether the order is insured; it is decided once, when the goods leave. Null for a line that was not taken. */
  readonly insured: boolean | null
  /** What you withhold from the seller, kopecks; null for an order that is not insured. */
  readonly premium: number | null
  /** Why the line was not taken; null for one that was. A line that is wrong does not keep out the others. */
  readonly error: LineError | null
}

export interface ReturnReport {
  /**
   * Your own name of the return. The same name again changes day, reason and cost, unless `occurredAt` is not later
   * than that of what is known.
   */
  readonly return: string
  /** The account through which the goods were sold. */
  readonly accountId: string
  /** Your own name of the order, which may be told later. An order has one return. */
  readonly order: string
  /** `RETURNED` (the buyer gave the goods back) or `UNREDEEMED` (the buyer never took them). */
  readonly kind: 'RETURNED' | 'UNREDEEMED'
  /** Day on which the goods came back, Moscow time; not in the future. */
  readonly returnDate: string
  /** Why, in words; null when it is not known. null when absent. */
  readonly reason?: string | null | undefined
  /** What you charge the seller for the way there and back, kopecks. The insurance pays it. */
  readonly logisticsCost: number
}

/** What has become of one return of a call: of which order it is, or why it was not taken. */
export interface ReturnResult {
  /** Your own name of the return; null for a line without one. */
  readonly return: string | null
  /**
   * Id of the order that came back; null while you have not told that the order left, and for a line that was not
   * taken.
   */
  readonly orderId: string | null
  /**
   * Of the order: `NEW`, `SHIPPED` (on the way), `DELIVERED` (the buyer has taken it), `CANCELLED` (before it
   * left), `RETURNED` (the buyer gave it back), `UNREDEEMED` (the buyer never took it), `LOST` or `DAMAGED`. Null
   * without `orderId`.
   */
  readonly state: string | null
  /** Counts the changes of the state of the order; null without `orderId`. */
  readonly version: number | null
  /** Why the line was not taken; null for one that was. A line that is wrong does not keep out the others. */
  readonly error: LineError | null
}

/** An invoice that the platform has issued. */
export interface IssuedInvoice {
  /** Id of the invoice; `invoice.issued` names it. */
  readonly id: string
  /** Number, such as `СЧ-26-001184`; a purpose that names it pays this invoice. */
  readonly number: string
  /** Day of the issue, Moscow time. */
  readonly issueDate: string
  /** Last day on which it is paid in time, Moscow time. */
  readonly dueDate: string
  /** What it asks for, kopecks. */
  readonly amount: number
  /** What has been paid, kopecks. */
  readonly paidAmount: number
  /** What is left to pay, kopecks; 0 for what is paid or cancelled. */
  readonly left: number
  /** What the payer is asked to write as the purpose of the payment. */
  readonly purpose: string
  /** The organization that pays. */
  readonly payer: {
    /** ИНН: 10 digits of a company, 12 of a person. */
    readonly itn: string
    /** КПП; null for who has none. */
    readonly kpp: string | null
    /** Short name. */
    readonly shortName: string
  }
}

export interface StatementReport {
  /**
   * Name of the line at the bank. Told again, in whatever call, it changes nothing; with another sum, day, payer or
   * purpose it is `CONFLICT`.
   */
  readonly externalId: string
  /** Day of the line, Moscow time; not in the future. */
  readonly date: string
  /** Kopecks, not 0: money that has come; negative for money that went back. */
  readonly amount: number
  /** ИНН of who has paid, or of whom the money went back to. Absent, null, empty or zeros for those who have none. */
  readonly payerItn?: string | null | undefined
  /** Name of who has paid, or of whom the money went back to. */
  readonly payerName: string
  /** Purpose of the payment, word for word: the numbers of invoices in it decide what is paid. */
  readonly purpose: string
}

/** What has become of one line: where its money went, or why it was not taken. */
export interface StatementResult {
  /** `externalId` of the line; null for a line without one. */
  readonly line: string | null
  /** Id of the line; null for one that was not taken. */
  readonly id: string | null
  /**
   * `MATCHED` (all of it has found invoices, or has gone back), `OVERPAID` (a part is left), `UNMATCHED` (all of it
   * is left) or `SETTLED` (platform staff have closed it without an invoice). Null for a line that was not taken.
   */
  readonly state: Open<'MATCHED' | 'OVERPAID' | 'UNMATCHED' | 'SETTLED'> | null
  /**
   * Money of the line for which no invoice was found, kopecks, with the sign of the line; platform staff look at
   * it. Null for a line that was not taken.
   */
  readonly left: number | null
  /** Invoices that the line pays, or of which the money went back. */
  readonly invoices: readonly {
    /** Id of the invoice. */
    readonly id: string
    /** Number of the invoice. */
    readonly number: string
    /** What the line pays of it, kopecks; negative for money that went back. */
    readonly amount: number
  }[]
  /** Why the line was not taken; null for one that was. A line that is wrong does not keep out the others. */
  readonly error: LineError | null
}

/** Your sandbox. */
export interface Sandbox {
  /** Today in Moscow. The clock of the sandbox is that of the platform. */
  readonly today: string
  /** Your test organization: the only client of the platform that there is in your sandbox. */
  readonly organization: {
    /** Id of the organization. The insurance of an organization goes by it. */
    readonly id: string
    /** Its ИНН: make your offers to it. */
    readonly itn: string
    /** Short name. */
    readonly shortName: string
    /** Full name. */
    readonly fullName: string
  }
}

/** Query of `bank.agreement.list`. */
export interface BankAgreementListQuery {
  /** The last id that you have read: only agreements after it are listed. The first ones when absent. */
  readonly after?: string | undefined
  /** Most agreements in the answer. Fewer of them mean that there are no more. 100 when absent. */
  readonly limit?: number | undefined
}

/** Answer of `bank.agreement.list`. */
export interface BankAgreementListAnswer {
  /** In the order of their ids: the oldest first. */
  readonly agreements: readonly BankAgreement[]
}

/** Body of `bank.agreement.buyers`. Limits that buyers have of their own under an agreement: these and no others. */
export interface BankAgreementBuyersBody extends EventFields {
  /** Buyers with limits of their own under the agreement: these and no others. Nobody is named twice. */
  readonly buyers: readonly {
    /** ИНН of the buyer: 10 digits of a company, 12 of an entrepreneur. It tells which buyer is meant. */
    readonly itn: string
    /** Short name of the buyer; the organization reads it. */
    readonly shortName: string
    /** Most that is financed of claims against this buyer, kopecks. At most the limit of the agreement. */
    readonly limit: number
  }[]
}

/** Body of `bank.agreement.prolong`. The agreement goes on until a later day. */
export interface BankAgreementProlongBody extends EventFields {
  /** The new last day of the agreement, Moscow time: later than the present one, not in the past. */
  readonly finishedDate: string
}

/** Query of `bank.object.list`. */
export interface BankObjectListQuery {
  /** The last id that you have read: only objects after it are listed. The first ones when absent. */
  readonly after?: string | undefined
  /** Most objects in the answer. Fewer of them mean that there are no more. 100 when absent. */
  readonly limit?: number | undefined
}

/** Answer of `bank.object.list`. */
export interface BankObjectListAnswer {
  /** In the order of their ids: the oldest first. */
  readonly objects: readonly BankObject[]
}

/** Body of `bank.object.finance`. The bank has paid. */
export interface BankObjectFinanceBody extends EventFields {
  /** What you have paid, kopecks. At most what was ordered. */
  readonly financingAmount: number
  /** Day on which it falls due; not before the day of `occurredAt`, from which interest runs. */
  readonly plannedRepaymentDate: string
}

/** Body of `bank.object.refuse`. The bank does not finance the object. */
export interface BankObjectRefuseBody extends EventFields {
  /** Why; the organization reads it. May have several lines. */
  readonly reason: string
  /**
   * Whether the organization can mend the reason; `reopen` then makes the object available again. false when
   * absent.
   */
  readonly isFixable?: boolean | undefined
}

/** Body of `bank.object.repay`. Money has come back, in part or in full. */
export interface BankObjectRepayBody extends EventFields {
  /**
   * What has come back in all, not only this time, kopecks: not less than before, at most the claim. All that was
   * financed makes the object `REPAID`.
   */
  readonly repaidAmount: number
}

/** Body of `bank.offer.save`. Makes an offer to an organization, or changes the one with this name. */
export interface BankOfferSaveBody extends EventFields {
  /** Your own name of the offer. The same name again changes the offer, for the same organization. */
  readonly offer: string
  /** ИНН of the organization: 10 or 12 digits. One that is no client of the platform is 404. */
  readonly organizationItn: string
  /**
   * `FACTORING` (claims are financed), `CREDIT_LINE` (money comes in tranches) or `ORDER_FINANCING` (supplies are
   * financed before the buyer has confirmed them).
   */
  readonly product: 'FACTORING' | 'CREDIT_LINE' | 'ORDER_FINANCING'
  /** Limit, kopecks: the most that the organization can ask for. */
  readonly financingLimit: number
  /** Interest, percent a year. */
  readonly interestRate: number
  /** The last day on which a request for the offer can be sent, Moscow time. A day that has passed is 400. */
  readonly endDate: string
  /** Share of a claim that you pay at once, percent: 80 to 100. */
  readonly advanceRate: number
  /** Longest deferral of a payment that you finance, days: 1 to 180. */
  readonly maxDeferralDays: number
  /** Fee, percent of a claim; null for none. It must be said. */
  readonly fee: number | null
  /** Whether the organization pays when its buyer does not. */
  readonly withRecourse: boolean
}

/** Query of `bank.request.list`. */
export interface BankRequestListQuery {
  /** The last id that you have read: only requests after it are listed. The first ones when absent. */
  readonly after?: string | undefined
  /** Most requests in the answer. Fewer of them mean that there are no more. 100 when absent. */
  readonly limit?: number | undefined
}

/** Answer of `bank.request.list`. */
export interface BankRequestListAnswer {
  /** In the order of their ids: the oldest first. */
  readonly requests: readonly BankRequest[]
}

/**
 * Body of `bank.request.find`. Requests that organizations have sent to the bank, by a filter: the one sent last
 * comes first.
 */
export interface BankRequestFindBody {
  /** Which page of them, from 0. 0 when absent. */
  readonly pageNumber?: number | undefined
  /** Most of them on a page: 1 to 100. 20 when absent. */
  readonly pageSize?: number | undefined
  /** In which order, the first key first; at most five. [] when absent. */
  readonly sort?: readonly {
    /** By which property. */
    readonly field: 'number' | 'applicant' | 'state' | 'product' | 'financingLimit' | 'sentDateTime' | 'plannedDecisionDate'
    /** `ASC` (the smallest or the oldest first) or `DESC`. */
    readonly direction: 'ASC' | 'DESC'
  }[] | undefined
  /**
   * What has to hold, all of it: `field`, `operation` and `value` each. `EQ`, `NE`, `IN` (any of a list), `LIKE`
   * (every word stands in the text), `GT`, `GE`, `LT`, `LE`, `BETWEEN` (`[from, to]`, either may be null),
   * `IS_NULL`; which of them a field takes, follows from what it is. At most twenty. [] when absent.
   */
  readonly filters?: readonly ({
    readonly field: 'id'
    readonly operation: 'EQ' | 'NE'
    readonly value: string
  } | {
    readonly field: 'id'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'id'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'search' | 'number' | 'applicant'
    readonly operation: 'EQ' | 'NE' | 'LIKE'
    readonly value: string
  } | {
    readonly field: 'search' | 'number' | 'applicant'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'search' | 'number' | 'applicant'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'state'
    readonly operation: 'EQ' | 'NE'
    readonly value: 'SEND_BANK' | 'PROCESSING' | 'APPROVED' | 'CANCEL'
  } | {
    readonly field: 'state'
    readonly operation: 'IN'
    readonly value: readonly ('SEND_BANK' | 'PROCESSING' | 'APPROVED' | 'CANCEL')[]
  } | {
    readonly field: 'state'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'product'
    readonly operation: 'EQ' | 'NE'
    readonly value: 'FACTORING' | 'CREDIT_LINE' | 'ORDER_FINANCING'
  } | {
    readonly field: 'product'
    readonly operation: 'IN'
    readonly value: readonly ('FACTORING' | 'CREDIT_LINE' | 'ORDER_FINANCING')[]
  } | {
    readonly field: 'product'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'financingLimit'
    readonly operation: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE'
    readonly value: number
  } | {
    readonly field: 'financingLimit'
    readonly operation: 'IN'
    readonly value: readonly number[]
  } | {
    readonly field: 'financingLimit'
    readonly operation: 'BETWEEN'
    readonly value: readonly [number | null, number | null]
  } | {
    readonly field: 'financingLimit'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'sentDateTime'
    readonly operation: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE'
    readonly value: string
  } | {
    readonly field: 'sentDateTime'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'sentDateTime'
    readonly operation: 'BETWEEN'
    readonly value: readonly [string | null, string | null]
  } | {
    readonly field: 'sentDateTime'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'plannedDecisionDate'
    readonly operation: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE'
    readonly value: string
  } | {
    readonly field: 'plannedDecisionDate'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'plannedDecisionDate'
    readonly operation: 'BETWEEN'
    readonly value: readonly [string | null, string | null]
  } | {
    readonly field: 'plannedDecisionDate'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  })[] | undefined
}

/** Body of `bank.request.summary`. How many requests the filter of a find matches, and the sum of their limits. */
export interface BankRequestSummaryBody {
  /** Which page of them, from 0. 0 when absent. */
  readonly pageNumber?: number | undefined
  /** Most of them on a page: 1 to 100. 20 when absent. */
  readonly pageSize?: number | undefined
  /** In which order, the first key first; at most five. [] when absent. */
  readonly sort?: readonly {
    /** By which property. */
    readonly field: 'number' | 'applicant' | 'state' | 'product' | 'financingLimit' | 'sentDateTime' | 'plannedDecisionDate'
    /** `ASC` (the smallest or the oldest first) or `DESC`. */
    readonly direction: 'ASC' | 'DESC'
  }[] | undefined
  /**
   * What has to hold, all of it: `field`, `operation` and `value` each. `EQ`, `NE`, `IN` (any of a list), `LIKE`
   * (every word stands in the text), `GT`, `GE`, `LT`, `LE`, `BETWEEN` (`[from, to]`, either may be null),
   * `IS_NULL`; which of them a field takes, follows from what it is. At most twenty. [] when absent.
   */
  readonly filters?: readonly ({
    readonly field: 'id'
    readonly operation: 'EQ' | 'NE'
    readonly value: string
  } | {
    readonly field: 'id'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'id'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'search' | 'number' | 'applicant'
    readonly operation: 'EQ' | 'NE' | 'LIKE'
    readonly value: string
  } | {
    readonly field: 'search' | 'number' | 'applicant'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'search' | 'number' | 'applicant'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'state'
    readonly operation: 'EQ' | 'NE'
    readonly value: 'SEND_BANK' | 'PROCESSING' | 'APPROVED' | 'CANCEL'
  } | {
    readonly field: 'state'
    readonly operation: 'IN'
    readonly value: readonly ('SEND_BANK' | 'PROCESSING' | 'APPROVED' | 'CANCEL')[]
  } | {
    readonly field: 'state'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'product'
    readonly operation: 'EQ' | 'NE'
    readonly value: 'FACTORING' | 'CREDIT_LINE' | 'ORDER_FINANCING'
  } | {
    readonly field: 'product'
    readonly operation: 'IN'
    readonly value: readonly ('FACTORING' | 'CREDIT_LINE' | 'ORDER_FINANCING')[]
  } | {
    readonly field: 'product'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'financingLimit'
    readonly operation: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE'
    readonly value: number
  } | {
    readonly field: 'financingLimit'
    readonly operation: 'IN'
    readonly value: readonly number[]
  } | {
    readonly field: 'financingLimit'
    readonly operation: 'BETWEEN'
    readonly value: readonly [number | null, number | null]
  } | {
    readonly field: 'financingLimit'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'sentDateTime'
    readonly operation: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE'
    readonly value: string
  } | {
    readonly field: 'sentDateTime'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'sentDateTime'
    readonly operation: 'BETWEEN'
    readonly value: readonly [string | null, string | null]
  } | {
    readonly field: 'sentDateTime'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'plannedDecisionDate'
    readonly operation: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE'
    readonly value: string
  } | {
    readonly field: 'plannedDecisionDate'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'plannedDecisionDate'
    readonly operation: 'BETWEEN'
    readonly value: readonly [string | null, string | null]
  } | {
    readonly field: 'plannedDecisionDate'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  })[] | undefined
}

/** Answer of `bank.request.summary`. */
export interface BankRequestSummaryAnswer {
  /** How many requests match, exactly. */
  readonly count: number
  /** Sum of the limits of all that match, kopecks. */
  readonly financingLimit: number
}

/**
 * Body of `bank.request.approve`. The bank has approved the request, and the agreement is concluded with exactly
 * these terms.
 */
export interface BankRequestApproveBody extends EventFields {
  /**
   * The `version` of the thing that you have decided on. When it has changed since, the call is 409 `STALE` and
   * changes nothing. Not compared when absent.
   */
  readonly version?: number | undefined
  /** Your number of the agreement; the cabinet numbers it when absent. */
  readonly number?: string | undefined
  /** Limit of the agreement, kopecks. At most that of the offer. */
  readonly limit: number
  /** Interest, percent a year. */
  readonly interestRate: number
  /** Share of a claim that you pay at once, percent: 80 to 100. */
  readonly advanceRate: number
  /** Longest deferral of a payment that you finance, days: 1 to 180. */
  readonly maxDeferralDays: number
  /** Whether the organization pays when its buyer does not. */
  readonly withRecourse: boolean
  /** Fee, percent of a claim; null for none. It must be said. */
  readonly fee: number | null
  /** The last day of the agreement, Moscow time. A day that has passed is 400. */
  readonly finishedDate: string
  /** Buyers with limits of their own, none above `limit`; they may be told later as well. */
  readonly buyers?: readonly {
    /** ИНН of the buyer: 10 digits of a company, 12 of an entrepreneur. It tells which buyer is meant. */
    readonly itn: string
    /** Short name of the buyer; the organization reads it. */
    readonly shortName: string
    /** Most that is financed of claims against this buyer, kopecks. At most the limit of the agreement. */
    readonly limit: number
  }[] | undefined
}

/**
 * Body of `bank.request.askDocument`. The bank needs another document; the author and the owner read which one.
 * Those before it still wait.
 */
export interface BankRequestAskDocumentBody extends EventFields {
  /**
   * The `version` of the thing that you have decided on. When it has changed since, the call is 409 `STALE` and
   * changes nothing. Not compared when absent.
   */
  readonly version?: number | undefined
  /** Which document you need; the author of the request and the owner of the cabinet read it. */
  readonly document: string
  /** What it must look like; the organization reads it. May have several lines. null when absent. */
  readonly comment?: string | null | undefined
}

/** Answer of `bank.request.history.list`. */
export interface BankRequestHistoryListAnswer {
  /** The latest comes first. */
  readonly events: readonly HistoryLine[]
}

/** Body of `bank.request.refuse`. The bank has refused the request. */
export interface BankRequestRefuseBody extends EventFields {
  /**
   * The `version` of the thing that you have decided on. When it has changed since, the call is 409 `STALE` and
   * changes nothing. Not compared when absent.
   */
  readonly version?: number | undefined
  /** Why; the organization reads it. May have several lines. null when absent. */
  readonly comment?: string | null | undefined
  /** From which day the organization may ask again; in 30 days when absent. A day that has passed is 400. */
  readonly retryAvailableDate?: string | undefined
}

/** Body of `bank.request.take`. The bank has begun to consider the request. */
export interface BankRequestTakeBody extends EventFields {
  /**
   * The `version` of the thing that you have decided on. When it has changed since, the call is 409 `STALE` and
   * changes nothing. Not compared when absent.
   */
  readonly version?: number | undefined
}

/**
 * Body of `bank.supply.save`. Supplies with their documents, up to 500, each as the bank knows it now; the answer
 * has a result for each.
 */
export interface BankSupplySaveBody extends EventFields {
  /** Supplies, each as you know it now: the whole of it. */
  readonly supplies: readonly SupplyReport[]
}

/** Answer of `bank.supply.save`. */
export interface BankSupplySaveAnswer {
  /** One for each supply, in the same order. */
  readonly results: readonly SupplyResult[]
}

/** Body of `bank.supply.file`. The scan of a document of a supply; one that is sent later takes its place. */
export interface BankSupplyFileBody extends FileEventFields {
  /**
   * `UPD` (УПД), `TORG12` (ТОРГ-12), `INVOICE` (invoice, счёт-фактура) or `ACT` (act of services). With the number
   * it names one document of a supply.
   */
  readonly type: 'UPD' | 'TORG12' | 'INVOICE' | 'ACT'
  /** Number of the document, as the supply was told with it; 404 for one that the supply does not have. */
  readonly number: string
}

/** Answer of `events`. */
export interface EventsAnswer {
  /** In the order of their cursors; empty when nothing has happened. */
  readonly events: readonly PartnerEvent[]
  /** Where to read on: the cursor of the last event, or `after` when there is none. */
  readonly cursor: string
}

/** Query of `insurer.buyer.list`. */
export interface InsurerBuyerListQuery {
  /** The insurance, that is the organization, whose buyers are wanted; those of all when absent. */
  readonly insuranceId?: string | undefined
  /** The last id that you have read: only buyers after it are listed. The first ones when absent. */
  readonly after?: string | undefined
  /** Most buyers in the answer. Fewer of them mean that there are no more. 100 when absent. */
  readonly limit?: number | undefined
}

/** Answer of `insurer.buyer.list`. */
export interface InsurerBuyerListAnswer {
  /** In the order of their ids. */
  readonly buyers: readonly InsurerBuyer[]
}

/**
 * Body of `insurer.buyer.find`. Buyers of the insured organizations, by a filter: the one whose limit was asked for
 * last comes first.
 */
export interface InsurerBuyerFindBody {
  /** Which page of them, from 0. 0 when absent. */
  readonly pageNumber?: number | undefined
  /** Most of them on a page: 1 to 100. 20 when absent. */
  readonly pageSize?: number | undefined
  /** In which order, the first key first; at most five. [] when absent. */
  readonly sort?: readonly {
    /** By which property. */
    readonly field: 'shortName' | 'policyholder' | 'state' | 'requestedLimit' | 'requestedDateTime' | 'approvedLimit' | 'validUntil'
    /** `ASC` (the smallest or the oldest first) or `DESC`. */
    readonly direction: 'ASC' | 'DESC'
  }[] | undefined
  /**
   * What has to hold, all of it: `field`, `operation` and `value` each. `EQ`, `NE`, `IN` (any of a list), `LIKE`
   * (every word stands in the text), `GT`, `GE`, `LT`, `LE`, `BETWEEN` (`[from, to]`, either may be null),
   * `IS_NULL`; which of them a field takes, follows from what it is. At most twenty. [] when absent.
   */
  readonly filters?: readonly ({
    readonly field: 'id' | 'insuranceId'
    readonly operation: 'EQ' | 'NE'
    readonly value: string
  } | {
    readonly field: 'id' | 'insuranceId'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'id' | 'insuranceId'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'search' | 'shortName' | 'policyholder'
    readonly operation: 'EQ' | 'NE' | 'LIKE'
    readonly value: string
  } | {
    readonly field: 'search' | 'shortName' | 'policyholder'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'search' | 'shortName' | 'policyholder'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'state'
    readonly operation: 'EQ' | 'NE'
    readonly value: 'NONE' | 'REQUESTED' | 'APPROVED' | 'PARTIALLY_APPROVED' | 'REJECTED' | 'SUSPENDED' | 'EXPIRED'
  } | {
    readonly field: 'state'
    readonly operation: 'IN'
    readonly value: readonly ('NONE' | 'REQUESTED' | 'APPROVED' | 'PARTIALLY_APPROVED' | 'REJECTED' | 'SUSPENDED' | 'EXPIRED')[]
  } | {
    readonly field: 'state'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'requestedLimit' | 'approvedLimit'
    readonly operation: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE'
    readonly value: number
  } | {
    readonly field: 'requestedLimit' | 'approvedLimit'
    readonly operation: 'IN'
    readonly value: readonly number[]
  } | {
    readonly field: 'requestedLimit' | 'approvedLimit'
    readonly operation: 'BETWEEN'
    readonly value: readonly [number | null, number | null]
  } | {
    readonly field: 'requestedLimit' | 'approvedLimit'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'requestedDateTime'
    readonly operation: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE'
    readonly value: string
  } | {
    readonly field: 'requestedDateTime'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'requestedDateTime'
    readonly operation: 'BETWEEN'
    readonly value: readonly [string | null, string | null]
  } | {
    readonly field: 'requestedDateTime'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'validUntil'
    readonly operation: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE'
    readonly value: string
  } | {
    readonly field: 'validUntil'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'validUntil'
    readonly operation: 'BETWEEN'
    readonly value: readonly [string | null, string | null]
  } | {
    readonly field: 'validUntil'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  })[] | undefined
}

/**
 * Body of `insurer.buyer.summary`. How many buyers the filter of a find matches, with sums of the limits that were
 * asked for and approved.
 */
export interface InsurerBuyerSummaryBody {
  /** Which page of them, from 0. 0 when absent. */
  readonly pageNumber?: number | undefined
  /** Most of them on a page: 1 to 100. 20 when absent. */
  readonly pageSize?: number | undefined
  /** In which order, the first key first; at most five. [] when absent. */
  readonly sort?: readonly {
    /** By which property. */
    readonly field: 'shortName' | 'policyholder' | 'state' | 'requestedLimit' | 'requestedDateTime' | 'approvedLimit' | 'validUntil'
    /** `ASC` (the smallest or the oldest first) or `DESC`. */
    readonly direction: 'ASC' | 'DESC'
  }[] | undefined
  /**
   * What has to hold, all of it: `field`, `operation` and `value` each. `EQ`, `NE`, `IN` (any of a list), `LIKE`
   * (every word stands in the text), `GT`, `GE`, `LT`, `LE`, `BETWEEN` (`[from, to]`, either may be null),
   * `IS_NULL`; which of them a field takes, follows from what it is. At most twenty. [] when absent.
   */
  readonly filters?: readonly ({
    readonly field: 'id' | 'insuranceId'
    readonly operation: 'EQ' | 'NE'
    readonly value: string
  } | {
    readonly field: 'id' | 'insuranceId'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'id' | 'insuranceId'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'search' | 'shortName' | 'policyholder'
    readonly operation: 'EQ' | 'NE' | 'LIKE'
    readonly value: string
  } | {
    readonly field: 'search' | 'shortName' | 'policyholder'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'search' | 'shortName' | 'policyholder'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'state'
    readonly operation: 'EQ' | 'NE'
    readonly value: 'NONE' | 'REQUESTED' | 'APPROVED' | 'PARTIALLY_APPROVED' | 'REJECTED' | 'SUSPENDED' | 'EXPIRED'
  } | {
    readonly field: 'state'
    readonly operation: 'IN'
    readonly value: readonly ('NONE' | 'REQUESTED' | 'APPROVED' | 'PARTIALLY_APPROVED' | 'REJECTED' | 'SUSPENDED' | 'EXPIRED')[]
  } | {
    readonly field: 'state'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'requestedLimit' | 'approvedLimit'
    readonly operation: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE'
    readonly value: number
  } | {
    readonly field: 'requestedLimit' | 'approvedLimit'
    readonly operation: 'IN'
    readonly value: readonly number[]
  } | {
    readonly field: 'requestedLimit' | 'approvedLimit'
    readonly operation: 'BETWEEN'
    readonly value: readonly [number | null, number | null]
  } | {
    readonly field: 'requestedLimit' | 'approvedLimit'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'requestedDateTime'
    readonly operation: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE'
    readonly value: string
  } | {
    readonly field: 'requestedDateTime'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'requestedDateTime'
    readonly operation: 'BETWEEN'
    readonly value: readonly [string | null, string | null]
  } | {
    readonly field: 'requestedDateTime'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'validUntil'
    readonly operation: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE'
    readonly value: string
  } | {
    readonly field: 'validUntil'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'validUntil'
    readonly operation: 'BETWEEN'
    readonly value: readonly [string | null, string | null]
  } | {
    readonly field: 'validUntil'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  })[] | undefined
}

/** Answer of `insurer.buyer.summary`. */
export interface InsurerBuyerSummaryAnswer {
  /** How many buyers match, exactly. */
  readonly count: number
  /** Sum of the limits that were asked for, kopecks. */
  readonly requestedLimit: number
  /** Sum of the limits that were approved, kopecks. */
  readonly approvedLimit: number
}

/**
 * Body of `insurer.buyer.approve`. The limit is approved: in full with the sum that was asked for, in part with a
 * smaller one.
 */
export interface InsurerBuyerApproveBody extends EventFields {
  /**
   * The `version` of the thing that you have decided on. When it has changed since, the call is 409 `STALE` and
   * changes nothing. Not compared when absent.
   */
  readonly version?: number | undefined
  /** Kopecks. What was asked for approves the limit in full, less of it in part, more is 400. */
  readonly approvedLimit: number
  /** The last day of the limit, Moscow time; not in the past. */
  readonly validUntil: string
  /**
   * Your rating of the buyer, from the best to the worst: `A`, `B`, `C`, `D` or `E`. What was said before stays
   * when absent.
   */
  readonly ratingGroup?: 'A' | 'B' | 'C' | 'D' | 'E' | undefined
  /** The organization reads it. May have several lines. */
  readonly comment?: string | undefined
}

/** Answer of `insurer.buyer.history.list`. */
export interface InsurerBuyerHistoryListAnswer {
  /** The latest comes first. */
  readonly events: readonly HistoryLine[]
}

/** Body of `insurer.buyer.refuse`. The limit is refused; who has a limit in force keeps it. */
export interface InsurerBuyerRefuseBody extends EventFields {
  /**
   * The `version` of the thing that you have decided on. When it has changed since, the call is 409 `STALE` and
   * changes nothing. Not compared when absent.
   */
  readonly version?: number | undefined
  /** Why; the organization reads it. May have several lines. */
  readonly reason: string
  /**
   * Your rating of the buyer, from the best to the worst: `A`, `B`, `C`, `D` or `E`. What was said before stays
   * when absent.
   */
  readonly ratingGroup?: 'A' | 'B' | 'C' | 'D' | 'E' | undefined
}

/** Body of `insurer.buyer.suspend`. New shipments to the buyer are not insured until the limit is resumed. */
export interface InsurerBuyerSuspendBody extends EventFields {
  /**
   * The `version` of the thing that you have decided on. When it has changed since, the call is 409 `STALE` and
   * changes nothing. Not compared when absent.
   */
  readonly version?: number | undefined
  /** Why; the organization reads it. May have several lines. */
  readonly reason: string
}

/** Query of `insurer.claim.list`. */
export interface InsurerClaimListQuery {
  /** The last id that you have read: only claims after it are listed. The first ones when absent. */
  readonly after?: string | undefined
  /** Most claims in the answer. Fewer of them mean that there are no more. 100 when absent. */
  readonly limit?: number | undefined
}

/** Answer of `insurer.claim.list`. */
export interface InsurerClaimListAnswer {
  /** In the order of their ids: the oldest first. */
  readonly claims: readonly InsurerClaim[]
}

/** Body of `insurer.claim.find`. Claims that were sent to the insurer, by a filter: the one sent last comes first. */
export interface InsurerClaimFindBody {
  /** Which page of them, from 0. 0 when absent. */
  readonly pageNumber?: number | undefined
  /** Most of them on a page: 1 to 100. 20 when absent. */
  readonly pageSize?: number | undefined
  /** In which order, the first key first; at most five. [] when absent. */
  readonly sort?: readonly {
    /** By which property. */
    readonly field: 'number' | 'policyholder' | 'state' | 'claimedAmount' | 'submittedDateTime' | 'decisionUntil' | 'paymentUntil'
    /** `ASC` (the smallest or the oldest first) or `DESC`. */
    readonly direction: 'ASC' | 'DESC'
  }[] | undefined
  /**
   * What has to hold, all of it: `field`, `operation` and `value` each. `EQ`, `NE`, `IN` (any of a list), `LIKE`
   * (every word stands in the text), `GT`, `GE`, `LT`, `LE`, `BETWEEN` (`[from, to]`, either may be null),
   * `IS_NULL`; which of them a field takes, follows from what it is. At most twenty. [] when absent.
   */
  readonly filters?: readonly ({
    readonly field: 'id'
    readonly operation: 'EQ' | 'NE'
    readonly value: string
  } | {
    readonly field: 'id'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'id'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'search' | 'number' | 'policyholder'
    readonly operation: 'EQ' | 'NE' | 'LIKE'
    readonly value: string
  } | {
    readonly field: 'search' | 'number' | 'policyholder'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'search' | 'number' | 'policyholder'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'state'
    readonly operation: 'EQ' | 'NE'
    readonly value: 'SUBMITTED' | 'IN_REVIEW' | 'DOCUMENTS_REQUESTED' | 'APPROVED' | 'PARTIALLY_APPROVED' | 'PAID' | 'REJECTED' | 'WITHDRAWN'
  } | {
    readonly field: 'state'
    readonly operation: 'IN'
    readonly value: readonly ('SUBMITTED' | 'IN_REVIEW' | 'DOCUMENTS_REQUESTED' | 'APPROVED' | 'PARTIALLY_APPROVED' | 'PAID' | 'REJECTED' | 'WITHDRAWN')[]
  } | {
    readonly field: 'state'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'product'
    readonly operation: 'EQ' | 'NE'
    readonly value: 'SELLER' | 'SENDER' | 'DEBTOR'
  } | {
    readonly field: 'product'
    readonly operation: 'IN'
    readonly value: readonly ('SELLER' | 'SENDER' | 'DEBTOR')[]
  } | {
    readonly field: 'product'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'claimedAmount'
    readonly operation: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE'
    readonly value: number
  } | {
    readonly field: 'claimedAmount'
    readonly operation: 'IN'
    readonly value: readonly number[]
  } | {
    readonly field: 'claimedAmount'
    readonly operation: 'BETWEEN'
    readonly value: readonly [number | null, number | null]
  } | {
    readonly field: 'claimedAmount'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'submittedDateTime'
    readonly operation: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE'
    readonly value: string
  } | {
    readonly field: 'submittedDateTime'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'submittedDateTime'
    readonly operation: 'BETWEEN'
    readonly value: readonly [string | null, string | null]
  } | {
    readonly field: 'submittedDateTime'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'decisionUntil' | 'paymentUntil'
    readonly operation: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE'
    readonly value: string
  } | {
    readonly field: 'decisionUntil' | 'paymentUntil'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'decisionUntil' | 'paymentUntil'
    readonly operation: 'BETWEEN'
    readonly value: readonly [string | null, string | null]
  } | {
    readonly field: 'decisionUntil' | 'paymentUntil'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  })[] | undefined
}

/**
 * Body of `insurer.claim.summary`. How many claims the filter of a find matches, with sums of what is asked for and
 * what was approved.
 */
export interface InsurerClaimSummaryBody {
  /** Which page of them, from 0. 0 when absent. */
  readonly pageNumber?: number | undefined
  /** Most of them on a page: 1 to 100. 20 when absent. */
  readonly pageSize?: number | undefined
  /** In which order, the first key first; at most five. [] when absent. */
  readonly sort?: readonly {
    /** By which property. */
    readonly field: 'number' | 'policyholder' | 'state' | 'claimedAmount' | 'submittedDateTime' | 'decisionUntil' | 'paymentUntil'
    /** `ASC` (the smallest or the oldest first) or `DESC`. */
    readonly direction: 'ASC' | 'DESC'
  }[] | undefined
  /**
   * What has to hold, all of it: `field`, `operation` and `value` each. `EQ`, `NE`, `IN` (any of a list), `LIKE`
   * (every word stands in the text), `GT`, `GE`, `LT`, `LE`, `BETWEEN` (`[from, to]`, either may be null),
   * `IS_NULL`; which of them a field takes, follows from what it is. At most twenty. [] when absent.
   */
  readonly filters?: readonly ({
    readonly field: 'id'
    readonly operation: 'EQ' | 'NE'
    readonly value: string
  } | {
    readonly field: 'id'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'id'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'search' | 'number' | 'policyholder'
    readonly operation: 'EQ' | 'NE' | 'LIKE'
    readonly value: string
  } | {
    readonly field: 'search' | 'number' | 'policyholder'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'search' | 'number' | 'policyholder'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'state'
    readonly operation: 'EQ' | 'NE'
    readonly value: 'SUBMITTED' | 'IN_REVIEW' | 'DOCUMENTS_REQUESTED' | 'APPROVED' | 'PARTIALLY_APPROVED' | 'PAID' | 'REJECTED' | 'WITHDRAWN'
  } | {
    readonly field: 'state'
    readonly operation: 'IN'
    readonly value: readonly ('SUBMITTED' | 'IN_REVIEW' | 'DOCUMENTS_REQUESTED' | 'APPROVED' | 'PARTIALLY_APPROVED' | 'PAID' | 'REJECTED' | 'WITHDRAWN')[]
  } | {
    readonly field: 'state'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'product'
    readonly operation: 'EQ' | 'NE'
    readonly value: 'SELLER' | 'SENDER' | 'DEBTOR'
  } | {
    readonly field: 'product'
    readonly operation: 'IN'
    readonly value: readonly ('SELLER' | 'SENDER' | 'DEBTOR')[]
  } | {
    readonly field: 'product'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'claimedAmount'
    readonly operation: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE'
    readonly value: number
  } | {
    readonly field: 'claimedAmount'
    readonly operation: 'IN'
    readonly value: readonly number[]
  } | {
    readonly field: 'claimedAmount'
    readonly operation: 'BETWEEN'
    readonly value: readonly [number | null, number | null]
  } | {
    readonly field: 'claimedAmount'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'submittedDateTime'
    readonly operation: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE'
    readonly value: string
  } | {
    readonly field: 'submittedDateTime'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'submittedDateTime'
    readonly operation: 'BETWEEN'
    readonly value: readonly [string | null, string | null]
  } | {
    readonly field: 'submittedDateTime'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  } | {
    readonly field: 'decisionUntil' | 'paymentUntil'
    readonly operation: 'EQ' | 'NE' | 'GT' | 'GE' | 'LT' | 'LE'
    readonly value: string
  } | {
    readonly field: 'decisionUntil' | 'paymentUntil'
    readonly operation: 'IN'
    readonly value: readonly string[]
  } | {
    readonly field: 'decisionUntil' | 'paymentUntil'
    readonly operation: 'BETWEEN'
    readonly value: readonly [string | null, string | null]
  } | {
    readonly field: 'decisionUntil' | 'paymentUntil'
    readonly operation: 'IS_NULL'
    readonly value?: boolean | null | undefined
  })[] | undefined
}

/** Answer of `insurer.claim.summary`. */
export interface InsurerClaimSummaryAnswer {
  /** How many claims match, exactly. */
  readonly count: number
  /** Sum of what is asked for, kopecks. */
  readonly claimedAmount: number
  /** Sum of what was approved, kopecks. */
  readonly approvedAmount: number
}

/** Body of `insurer.claim.askDocuments`. The insurer needs more documents. */
export interface InsurerClaimAskDocumentsBody extends EventFields {
  /**
   * The `version` of the thing that you have decided on. When it has changed since, the call is 409 `STALE` and
   * changes nothing. Not compared when absent.
   */
  readonly version?: number | undefined
  /**
   * Which types you need: `WAYBILL` (consignment note), `COST_PROOF` (what the thing cost), `INVENTORY` (list of
   * what was sent), `ACT` (act of damage or shortage), `PHOTO`, `PRETENSION` (complaint to the carrier),
   * `CARRIER_REPLY`, `REFUND` (money given back to the buyer), `LOGISTICS_REPORT` (what the ways there and back
   * cost), `SUPPLY_CONTRACT`, `DELIVERY_PROOF`, `BUYER_PRETENSION` (demand to the buyer to pay), `RECONCILIATION`
   * (act of what is owed), `COURT_ACT` (of a bankruptcy), `POA` (power of attorney) or `OTHER`.
   */
  readonly documents: readonly ('WAYBILL' | 'COST_PROOF' | 'INVENTORY' | 'ACT' | 'PHOTO' | 'PRETENSION' | 'CARRIER_REPLY' | 'REFUND' | 'LOGISTICS_REPORT' | 'SUPPLY_CONTRACT' | 'DELIVERY_PROOF' | 'BUYER_PRETENSION' | 'RECONCILIATION' | 'COURT_ACT' | 'POA' | 'OTHER')[]
  /** What they must look like; the organization reads it. */
  readonly comment?: string | undefined
}

/**
 * Body of `insurer.claim.decide`. The insurer has decided: the whole sum, a part of it (`approvedAmount` below what
 * was asked for, with a reason), or nothing (0, with a reason).
 */
export interface InsurerClaimDecideBody extends EventFields {
  /**
   * The `version` of the thing that you have decided on. When it has changed since, the call is 409 `STALE` and
   * changes nothing. Not compared when absent.
   */
  readonly version?: number | undefined
  /** What you pay, kopecks: `expectedAmount` of the claim approves all of it, less a part, 0 refuses. More is 400. */
  readonly approvedAmount: number
  /**
   * Why you pay a part or nothing, obligatory then: `NOT_INSURED`, `LATE` (told too late), `NOT_EVENT` (no insured
   * event), `NO_DOCUMENTS`, `PACKAGING` (not as the carrier wants it), `PAID_BY_CARRIER` or `DUPLICATE` (claimed
   * before).
   */
  readonly reason?: 'NOT_INSURED' | 'LATE' | 'NOT_EVENT' | 'NO_DOCUMENTS' | 'PACKAGING' | 'PAID_BY_CARRIER' | 'DUPLICATE' | undefined
  /** The decision in words; the organization reads it. */
  readonly comment?: string | undefined
  /** Your letter to the organization; the platform writes one when it is absent. */
  readonly letter?: {
    /** Name of the file. */
    readonly name: string
    /** A PDF in Base64. */
    readonly content: string
  } | undefined
}

/**
 * Body of `insurer.claim.document.refuse`. A document is not as it should be: the organization puts another one in
 * its place.
 */
export interface InsurerClaimDocumentRefuseBody extends EventFields {
  /** What is wrong with the document; the organization reads it. */
  readonly comment: string
}

/** Answer of `insurer.claim.history.list`. */
export interface InsurerClaimHistoryListAnswer {
  /** The latest comes first. */
  readonly events: readonly HistoryLine[]
}

/** Body of `insurer.claim.message`. Writes to the organization about a claim. */
export interface InsurerClaimMessageBody extends EventFields {
  /** The message; the organization reads it. */
  readonly text: string
}

/** Body of `insurer.claim.pay`. The money has left. */
export interface InsurerClaimPayBody extends EventFields {
  /**
   * The `version` of the thing that you have decided on. When it has changed since, the call is 409 `STALE` and
   * changes nothing. Not compared when absent.
   */
  readonly version?: number | undefined
  /** What you have paid, kopecks; at most what was approved. */
  readonly amount: number
  /** Day of the payment, Moscow time. */
  readonly date: string
  /** Number of the payment order; the organization reads it. */
  readonly orderNumber?: string | undefined
}

/** Body of `insurer.claim.take`. The insurer considers the claim: it cannot be withdrawn any more. */
export interface InsurerClaimTakeBody extends EventFields {
  /**
   * The `version` of the thing that you have decided on. When it has changed since, the call is 409 `STALE` and
   * changes nothing. Not compared when absent.
   */
  readonly version?: number | undefined
  /** Your own number of the claim; the organization reads it. */
  readonly claimNumber?: string | undefined
}

/** Query of `insurer.insurance.list`. */
export interface InsurerInsuranceListQuery {
  /** The last id that you have read: only insurances after it are listed. The first ones when absent. */
  readonly after?: string | undefined
  /** Most insurances in the answer. Fewer of them mean that there are no more. 100 when absent. */
  readonly limit?: number | undefined
}

/** Answer of `insurer.insurance.list`. */
export interface InsurerInsuranceListAnswer {
  /** In the order of their ids. */
  readonly insurances: readonly InsurerInsurance[]
}

/**
 * Body of `insurer.insurance.offer`. Offers insurance to an organization by its ИНН, which may apply from then on;
 * the answer names the insurance. 404 for an organization that is not here, 409 when another insurer has offered it
 * or insures.
 */
export interface InsurerInsuranceOfferBody extends EventFields {
  /** ИНН of the organization: 10 digits of a company, 12 of a person. */
  readonly organizationItn: string
}

/** Body of `insurer.insurance.accept`. The insurer has accepted the application; the policy is in force. */
export interface InsurerInsuranceAcceptBody extends EventFields {
  /** Your number of the policy; the platform numbers it when absent. */
  readonly policyNumber?: string | undefined
  /** The first day of the policy, Moscow time. */
  readonly startDate: string
  /** The last day of the policy, Moscow time: not before `startDate`, nor in the past. */
  readonly endDate: string
  /** Terms of the policy from its first day on. All of them must be said. */
  readonly terms: {
    /** Most that is paid in all under the policy, kopecks. */
    readonly insuredSum: number
    /** Share of a loss that the insurer pays, percent. */
    readonly indemnityRate: number
    /** Share of a loss that stays with the organization, percent. With `indemnityRate` at most 100. */
    readonly selfRetentionRate: number
    /** Longest deferral of a payment that is insured, days from the shipment. */
    readonly maxDeferralDays: number
    /** Days after the due date in which the organization must tell of an overdue payment. */
    readonly notificationDays: number
    /** Days after the due date before a claim can be filed; a bankruptcy does not wait. */
    readonly waitingPeriodDays: number
    /** What is insured for a buyer without a limit of its own, kopecks. At most `insuredSum`. */
    readonly blindLimit: number
    /** Premium, percent of a shipment. */
    readonly premiumRate: number
    /** Least premium for a year of the policy, kopecks. */
    readonly minPremium: number
    /** Working days from the approval of a claim to the payment. */
    readonly payoutWorkingDays: number
    /** Days overdue after which new shipments to the buyer are not insured. */
    readonly suspensionDays: number
  }
}

/** Body of `insurer.insurance.refuse`. The insurer has refused the application. */
export interface InsurerInsuranceRefuseBody extends EventFields {
  /** Why; the organization reads it. May have several lines. */
  readonly reason: string
}

/** Body of `insurer.insurance.suspend`. The insurance has been suspended. */
export interface InsurerInsuranceSuspendBody extends EventFields {
  /** Why; the organization reads it. May have several lines. */
  readonly reason?: string | undefined
}

/**
 * Body of `insurer.insurance.terms`. New terms of a policy from a day on; what is declared before keeps its cover
 * and its premium.
 */
export interface InsurerInsuranceTermsBody extends EventFields {
  /** The first day of the new terms, Moscow time: not before the day of `occurredAt`, within the policy. */
  readonly fromDate: string
  /** The new terms, the whole of them. */
  readonly terms: {
    /** Most that is paid in all under the policy, kopecks. */
    readonly insuredSum: number
    /** Share of a loss that the insurer pays, percent. */
    readonly indemnityRate: number
    /** Share of a loss that stays with the organization, percent. With `indemnityRate` at most 100. */
    readonly selfRetentionRate: number
    /** Longest deferral of a payment that is insured, days from the shipment. */
    readonly maxDeferralDays: number
    /** Days after the due date in which the organization must tell of an overdue payment. */
    readonly notificationDays: number
    /** Days after the due date before a claim can be filed; a bankruptcy does not wait. */
    readonly waitingPeriodDays: number
    /** What is insured for a buyer without a limit of its own, kopecks. At most `insuredSum`. */
    readonly blindLimit: number
    /** Premium, percent of a shipment. */
    readonly premiumRate: number
    /** Least premium for a year of the policy, kopecks. */
    readonly minPremium: number
    /** Working days from the approval of a claim to the payment. */
    readonly payoutWorkingDays: number
    /** Days overdue after which new shipments to the buyer are not insured. */
    readonly suspensionDays: number
  }
}

/** Query of `insurer.shipment.list`. */
export interface InsurerShipmentListQuery {
  /** The insurance, that is the organization, whose shipments are wanted; those of all when absent. */
  readonly insuranceId?: string | undefined
  /** The last id that you have read: only shipments after it are listed. The first ones when absent. */
  readonly after?: string | undefined
  /** Most shipments in the answer. Fewer of them mean that there are no more. 100 when absent. */
  readonly limit?: number | undefined
  /** Only shipments to this buyer; to all when absent. */
  readonly buyerId?: string | undefined
}

/** Answer of `insurer.shipment.list`. */
export interface InsurerShipmentListAnswer {
  /** In the order of their ids. */
  readonly shipments: readonly InsurerShipment[]
}

/** Query of `marketplace.account.list`. */
export interface MarketplaceAccountListQuery {
  /** The last id that you have read: only accounts after it are listed. The first ones when absent. */
  readonly after?: string | undefined
  /** Most accounts in the answer. Fewer of them mean that there are no more. 100 when absent. */
  readonly limit?: number | undefined
}

/** Answer of `marketplace.account.list`. */
export interface MarketplaceAccountListAnswer {
  /** In the order of their ids: the oldest first. */
  readonly accounts: readonly MarketplaceAccount[]
}

/**
 * Body of `marketplace.account.closeMonth`. All orders of a month have been told and their premium is withheld: the
 * certificate is issued.
 */
export interface MarketplaceAccountCloseMonthBody extends EventFields {
  /** The month, `YYYY-MM`; it must be over, Moscow time. */
  readonly month: string
  /** How many insured orders you have counted. When the platform counts otherwise, the answer is 409. */
  readonly ordersCount: number
  /** What you have withheld for them, kopecks. When the platform counts otherwise, the answer is 409. */
  readonly premium: number
}

/** Body of `marketplace.account.fail`. Orders of the account cannot be handed over; the seller reads why. */
export interface MarketplaceAccountFailBody extends EventFields {
  /** What the seller has to mend; the seller reads it word for word. May have several lines. */
  readonly problem: string
}

/** Query of `marketplace.account.order.list`. */
export interface MarketplaceAccountOrderListQuery {
  /** Only those that were ordered on this day or later; all when absent. */
  readonly from?: string | undefined
  /** The last id that you have read: only orders after it are listed. The first ones when absent. */
  readonly after?: string | undefined
  /** Most orders in the answer. Fewer of them mean that there are no more. 100 when absent. */
  readonly limit?: number | undefined
}

/** Answer of `marketplace.account.order.list`. */
export interface MarketplaceAccountOrderListAnswer {
  /** In the order of their ids. */
  readonly orders: readonly MarketplaceOrder[]
}

/**
 * Body of `marketplace.order.save`. Orders, up to 500, each as the marketplace knows it now; the answer has a
 * result for each.
 */
export interface MarketplaceOrderSaveBody extends EventFields {
  /** Orders, each as you know it now: the whole of it. */
  readonly orders: readonly OrderReport[]
}

/** Answer of `marketplace.order.save`. */
export interface MarketplaceOrderSaveAnswer {
  /** One for each order, in the same order. */
  readonly results: readonly OrderResult[]
}

/**
 * Body of `marketplace.return.save`. Returns, up to 500, also of orders that have not been told yet; the answer has
 * a result for each.
 */
export interface MarketplaceReturnSaveBody extends EventFields {
  /** Returns, also of orders that you have not told of yet. */
  readonly returns: readonly ReturnReport[]
}

/** Answer of `marketplace.return.save`. */
export interface MarketplaceReturnSaveAnswer {
  /** One for each return, in the same order. */
  readonly results: readonly ReturnResult[]
}

/**
 * Body of `payments.statement.save`. Lines of the bank statement. Each pays the invoices that its purpose names, or
 * the one of its exact sum.
 */
export interface PaymentsStatementSaveBody extends EventFields {
  /** Lines of the statement in any order; those that are known change nothing. */
  readonly lines: readonly StatementReport[]
}

/** Answer of `payments.statement.save`. */
export interface PaymentsStatementSaveAnswer {
  /** One for each line, in the same order. */
  readonly results: readonly StatementResult[]
}

/**
 * Body of `sandbox.bank.agreement.requestTranche`. The test organization asks for money of a credit line, for the
 * next day that takes orders: `tranche.requested`. 409 says why it cannot.
 */
export interface SandboxBankAgreementRequestTrancheBody {
  /** The sum, kopecks: 1 000 roubles at least, what is left of the limit at most. */
  readonly amount: number
}

/**
 * Body of `sandbox.bank.request.send`. The test organization fills in a request for an offer of yours and sends it:
 * `request.submitted`. 409 while it has another one for the same offer.
 */
export interface SandboxBankRequestSendBody {
  /** Id of the offer, as `saveOffer` has answered it. */
  readonly offerId: string
  /** Limit that is asked for, kopecks: 100 000 roubles at least, the limit of the offer at most. */
  readonly requestedLimit: number
}

/**
 * Body of `sandbox.bank.request.attach`. The test organization attaches a file of one page to a request that you
 * have taken: `request.document.added`. 409 before that, and when it is decided.
 */
export interface SandboxBankRequestAttachBody {
  /** Which document that you have asked for it answers: an id of `askedDocuments`; null for none of them. */
  readonly askedDocumentId: string | null
}

/**
 * Body of `sandbox.days.pass`. Lets days pass: everything in the sandbox becomes so many days older, and each day
 * does what it does by itself: debts fall due, limits and policies end, claims go on, invoices are issued.
 */
export interface SandboxDaysPassBody {
  /**
   * How many days, 31 at most. 0 only does what is due today. The clock stays where it is, so `occurredAt` of your
   * calls goes on as before.
   */
  readonly days: number
}

/** Answer of `sandbox.days.pass`. */
export interface SandboxDaysPassAnswer {
  /** How many things have changed by themselves. */
  readonly moved: number
}

/**
 * Body of `sandbox.insurer.buyer.requestLimit`. The test organization adds a buyer, or finds the one that it has,
 * and asks for a limit: `limit.requested`. 409 while you consider another sum, or without an insurance.
 */
export interface SandboxInsurerBuyerRequestLimitBody {
  /** ИНН of the buyer: any that is well formed. Its names are made up. */
  readonly itn: string
  /** Limit that is asked for, kopecks. */
  readonly requestedLimit: number
}

/**
 * Body of `sandbox.insurer.claim.submit`. The test organization files a claim for a shipment, with every document
 * that is obligatory: `claim.submitted`. 409 while a claim for it is open, 400 while its subject is not possible
 * yet.
 */
export interface SandboxInsurerClaimSubmitBody {
  /** Id of the shipment. */
  readonly shipmentId: string
  /**
   * `TC_OVERDUE` (not paid: after the notice and the waiting period of your terms) or `TC_BANKRUPTCY` (the buyer is
   * bankrupt: at any time).
   */
  readonly subject: 'TC_OVERDUE' | 'TC_BANKRUPTCY'
}

/** Body of `sandbox.insurer.claim.message`. The test organization writes to you about a claim: `message.created`. */
export interface SandboxInsurerClaimMessageBody {
  /** What it writes. */
  readonly text: string
}

/**
 * Body of `sandbox.insurer.parcel.damage`. The same with goods that arrive damaged: `claim.submitted`, with
 * photographs and what was damaged.
 */
export interface SandboxInsurerParcelDamageBody {
  /** `SENDER` (an order of the courier) or `SELLER` (an order of a marketplace). */
  readonly product: 'SENDER' | 'SELLER'
  /**
   * Declared value of the goods, or their price on the marketplace, kopecks. The claim asks for as much of it as is
   * insured.
   */
  readonly value: number
}

/**
 * Body of `sandbox.insurer.parcel.lose`. The test organization sends goods that are insured, they are lost, and it
 * files a claim with every document that is obligatory: `claim.submitted`. The answer names the claim.
 */
export interface SandboxInsurerParcelLoseBody {
  /** `SENDER` (an order of the courier) or `SELLER` (an order of a marketplace). */
  readonly product: 'SENDER' | 'SELLER'
  /**
   * Declared value of the goods, or their price on the marketplace, kopecks. The claim asks for as much of it as is
   * insured.
   */
  readonly value: number
}

/**
 * Body of `sandbox.insurer.shipment.declare`. The test organization ships to a buyer today and declares it: it is
 * insured for what the limit has left.
 */
export interface SandboxInsurerShipmentDeclareBody {
  /** Id of the buyer. */
  readonly buyerId: string
  /** What the buyer has to pay, VAT included, kopecks. */
  readonly amount: number
  /** In how many days the buyer has to pay. */
  readonly deferralDays: number
}

/**
 * Body of `sandbox.insurer.shipment.pay`. The buyer of the test organization pays for a shipment. 409 when nothing
 * is unpaid.
 */
export interface SandboxInsurerShipmentPayBody {
  /** How much, kopecks: the debt at most. */
  readonly amount: number
}

/** Answer of `sandbox.invoice.pay`. */
export interface SandboxInvoicePayAnswer {
  /** How many invoices it has paid. */
  readonly paid: number
}

/**
 * Body of `sandbox.marketplace.account.link`. The test organization links an account of yours:
 * `seller.account.linked`. 409 while it has another one, which you remove first; one of the same name is answered
 * as it stands.
 */
export interface SandboxMarketplaceAccountLinkBody {
  /** Your own id of the seller: `sellerId` of the account. */
  readonly sellerId: string
  /** Name of the account, as the seller sees it. */
  readonly name: string
}

/**
 * Body of `sandbox.payments.invoice.issue`. The test organization gets an invoice for insurance, for the latest
 * month that has none yet: `invoice.issued`. It connects the product before, if it has not. 409 while the insurance
 * is suspended for debts: bring a statement that pays them, and let a day pass.
 */
export interface SandboxPaymentsInvoiceIssueBody {
  /** `SENDER` (orders of the courier, invoices «СЧ-…») or `DEBTOR` (commercial credits, invoices «КК-…»). */
  readonly product: 'SENDER' | 'DEBTOR'
}

/** Every call of the partner API, by its address: `/v1/partner/bank/request/{id}/approve` is `bank.request.approve`. */
export interface PartnerCalls {
  /** Calls of banks: offers, requests, agreements, supplies and what is financed of them. */
  readonly bank: {
    readonly agreement: {
      /**
       * Agreements of the bank, the oldest first; read on after the last id.
       *
       * `GET /api/v1/partner/bank/agreement`
       *
       * @throws PartnerApiError
       */
      list(query?: BankAgreementListQuery, options?: CallOptions): Promise<BankAgreementListAnswer>
      /**
       * One agreement.
       *
       * `GET /api/v1/partner/bank/agreement/{id}`
       *
       * @param id - Id that the platform has given the agreement.
       * @throws PartnerApiError
       */
      get(id: string, options?: CallOptions): Promise<BankAgreement>
      /**
       * Limits that buyers have of their own under an agreement: these and no others.
       *
       * `POST /api/v1/partner/bank/agreement/{id}/buyers`
       *
       * @param id - Id that the platform has given the agreement.
       * @throws PartnerApiError
       */
      buyers(id: string, body: BankAgreementBuyersBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * A file of an agreement: the agreement itself, an appendix. The organization reads it.
       *
       * `POST /api/v1/partner/bank/agreement/{id}/file`
       *
       * @param id - Id that the platform has given the agreement.
       * @throws PartnerApiError
       */
      file(id: string, body: FileEventFields, options?: WriteOptions): Promise<FileInfo>
      /**
       * The agreement goes on until a later day.
       *
       * `POST /api/v1/partner/bank/agreement/{id}/prolong`
       *
       * @param id - Id that the platform has given the agreement.
       * @throws PartnerApiError
       */
      prolong(id: string, body: BankAgreementProlongBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * The agreement has been terminated.
       *
       * `POST /api/v1/partner/bank/agreement/{id}/terminate`
       *
       * @param id - Id that the platform has given the agreement.
       * @throws PartnerApiError
       */
      terminate(id: string, body: EventFields, options?: WriteOptions): Promise<PartnerOutcome>
    }
    readonly object: {
      /**
       * Objects that were ordered from the bank, the oldest first; read on after the last id.
       *
       * `GET /api/v1/partner/bank/object`
       *
       * @throws PartnerApiError
       */
      list(query?: BankObjectListQuery, options?: CallOptions): Promise<BankObjectListAnswer>
      /**
       * One object.
       *
       * `GET /api/v1/partner/bank/object/{id}`
       *
       * @param id - Id that the platform has given the object.
       * @throws PartnerApiError
       */
      get(id: string, options?: CallOptions): Promise<BankObject>
      /**
       * The bank has paid.
       *
       * `POST /api/v1/partner/bank/object/{id}/finance`
       *
       * @param id - Id that the platform has given the object.
       * @throws PartnerApiError
       */
      finance(id: string, body: BankObjectFinanceBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * The object is overdue. It becomes so by itself on the day after its due date.
       *
       * `POST /api/v1/partner/bank/object/{id}/overdue`
       *
       * @param id - Id that the platform has given the object.
       * @throws PartnerApiError
       */
      overdue(id: string, body: EventFields, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * The bank does not finance the object.
       *
       * `POST /api/v1/partner/bank/object/{id}/refuse`
       *
       * @param id - Id that the platform has given the object.
       * @throws PartnerApiError
       */
      refuse(id: string, body: BankObjectRefuseBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * The bank asks the money back from the client. It comes by itself 30 days after the due date.
       *
       * `POST /api/v1/partner/bank/object/{id}/regress`
       *
       * @param id - Id that the platform has given the object.
       * @throws PartnerApiError
       */
      regress(id: string, body: EventFields, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * The reason of a refusal is mended: the object can be ordered again.
       *
       * `POST /api/v1/partner/bank/object/{id}/reopen`
       *
       * @param id - Id that the platform has given the object.
       * @throws PartnerApiError
       */
      reopen(id: string, body: EventFields, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * Money has come back, in part or in full.
       *
       * `POST /api/v1/partner/bank/object/{id}/repay`
       *
       * @param id - Id that the platform has given the object.
       * @throws PartnerApiError
       */
      repay(id: string, body: BankObjectRepayBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * The bank checks the object: its order cannot be withdrawn any more.
       *
       * `POST /api/v1/partner/bank/object/{id}/take`
       *
       * @param id - Id that the platform has given the object.
       * @throws PartnerApiError
       */
      take(id: string, body: EventFields, options?: WriteOptions): Promise<PartnerOutcome>
    }
    readonly offer: {
      /**
       * Makes an offer to an organization, or changes the one with this name.
       *
       * `POST /api/v1/partner/bank/offer`
       *
       * @throws PartnerApiError
       */
      save(body: BankOfferSaveBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * Takes an offer back. Requests that were sent for it go on.
       *
       * `POST /api/v1/partner/bank/offer/{id}/withdraw`
       *
       * @param id - Id that the platform has given the offer.
       * @throws PartnerApiError
       */
      withdraw(id: string, body: EventFields, options?: WriteOptions): Promise<PartnerOutcome>
    }
    readonly request: {
      /**
       * Requests that organizations have sent to the bank, the oldest first; read on after the last id.
       *
       * `GET /api/v1/partner/bank/request`
       *
       * @throws PartnerApiError
       */
      list(query?: BankRequestListQuery, options?: CallOptions): Promise<BankRequestListAnswer>
      /**
       * Requests that organizations have sent to the bank, by a filter: the one sent last comes first.
       *
       * `POST /api/v1/partner/bank/request/find`
       *
       * @throws PartnerApiError
       */
      find(body: BankRequestFindBody, options?: WriteOptions): Promise<BankRequestPage>
      /**
       * How many requests the filter of a find matches, and the sum of their limits.
       *
       * `POST /api/v1/partner/bank/request/summary`
       *
       * @throws PartnerApiError
       */
      summary(body: BankRequestSummaryBody, options?: WriteOptions): Promise<BankRequestSummaryAnswer>
      /**
       * One request with everything that the organization has filled in and attached.
       *
       * `GET /api/v1/partner/bank/request/{id}`
       *
       * @param id - Id that the platform has given the request.
       * @throws PartnerApiError
       */
      get(id: string, options?: CallOptions): Promise<BankRequestInFull>
      /**
       * The bank has approved the request, and the agreement is concluded with exactly these terms.
       *
       * `POST /api/v1/partner/bank/request/{id}/approve`
       *
       * @param id - Id that the platform has given the request.
       * @throws PartnerApiError
       */
      approve(id: string, body: BankRequestApproveBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * The bank needs another document; the author and the owner read which one. Those before it still wait.
       *
       * `POST /api/v1/partner/bank/request/{id}/ask-document`
       *
       * @param id - Id that the platform has given the request.
       * @throws PartnerApiError
       */
      askDocument(id: string, body: BankRequestAskDocumentBody, options?: WriteOptions): Promise<PartnerOutcome>
      readonly askedDocument: {
        /**
         * The bank needs a document no more. The answer tells of the document; one that was answered stays so.
         *
         * `POST /api/v1/partner/bank/request/{id}/asked-document/{askedDocumentId}/withdraw`
         *
         * @param id - Id that the platform has given the request.
         * @param askedDocumentId - Id of an entry of `askedDocuments` of the request.
         * @throws PartnerApiError
         */
        withdraw(id: string, askedDocumentId: string, body: EventFields, options?: WriteOptions): Promise<PartnerOutcome>
      }
      readonly document: {
        /**
         * The content of a file that is attached to a request.
         *
         * `GET /api/v1/partner/bank/request/{id}/document/{fileId}`
         *
         * @param id - Id that the platform has given the request.
         * @param fileId - Id of a file among `documents` of its form.
         * @throws PartnerApiError
         */
        get(id: string, fileId: string, options?: CallOptions): Promise<Download>
      }
      readonly history: {
        /**
         * What has become of a request since it was sent, and who has moved it: the latest comes first.
         *
         * `GET /api/v1/partner/bank/request/{id}/history`
         *
         * @param id - Id that the platform has given the request.
         * @throws PartnerApiError
         */
        list(id: string, options?: CallOptions): Promise<BankRequestHistoryListAnswer>
      }
      /**
       * The bank has refused the request.
       *
       * `POST /api/v1/partner/bank/request/{id}/refuse`
       *
       * @param id - Id that the platform has given the request.
       * @throws PartnerApiError
       */
      refuse(id: string, body: BankRequestRefuseBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * The bank has begun to consider the request.
       *
       * `POST /api/v1/partner/bank/request/{id}/take`
       *
       * @param id - Id that the platform has given the request.
       * @throws PartnerApiError
       */
      take(id: string, body: BankRequestTakeBody, options?: WriteOptions): Promise<PartnerOutcome>
    }
    readonly supply: {
      /**
       * Supplies with their documents, up to 500, each as the bank knows it now; the answer has a result for each.
       *
       * `POST /api/v1/partner/bank/supply`
       *
       * @throws PartnerApiError
       */
      save(body: BankSupplySaveBody, options?: WriteOptions): Promise<BankSupplySaveAnswer>
      /**
       * The scan of a document of a supply; one that is sent later takes its place.
       *
       * `POST /api/v1/partner/bank/supply/{id}/file`
       *
       * @param id - Id that the platform has given the supply.
       * @throws PartnerApiError
       */
      file(id: string, body: BankSupplyFileBody, options?: WriteOptions): Promise<FileInfo>
    }
  }
  /** Calls of insurers: insurances, limits on buyers, shipments and claims. */
  readonly insurer: {
    readonly buyer: {
      /**
       * Buyers of the insured organizations; read on after the last id.
       *
       * `GET /api/v1/partner/insurer/buyer`
       *
       * @throws PartnerApiError
       */
      list(query?: InsurerBuyerListQuery, options?: CallOptions): Promise<InsurerBuyerListAnswer>
      /**
       * Buyers of the insured organizations, by a filter: the one whose limit was asked for last comes first.
       *
       * `POST /api/v1/partner/insurer/buyer/find`
       *
       * @throws PartnerApiError
       */
      find(body: InsurerBuyerFindBody, options?: WriteOptions): Promise<InsurerBuyerPage>
      /**
       * How many buyers the filter of a find matches, with sums of the limits that were asked for and approved.
       *
       * `POST /api/v1/partner/insurer/buyer/summary`
       *
       * @throws PartnerApiError
       */
      summary(body: InsurerBuyerSummaryBody, options?: WriteOptions): Promise<InsurerBuyerSummaryAnswer>
      /**
       * One buyer.
       *
       * `GET /api/v1/partner/insurer/buyer/{id}`
       *
       * @param id - Id that the platform has given the buyer.
       * @throws PartnerApiError
       */
      get(id: string, options?: CallOptions): Promise<InsurerBuyer>
      /**
       * The limit is approved: in full with the sum that was asked for, in part with a smaller one.
       *
       * `POST /api/v1/partner/insurer/buyer/{id}/approve`
       *
       * @param id - Id that the platform has given the buyer.
       * @throws PartnerApiError
       */
      approve(id: string, body: InsurerBuyerApproveBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * The limit has expired.
       *
       * `POST /api/v1/partner/insurer/buyer/{id}/expire`
       *
       * @param id - Id that the platform has given the buyer.
       * @throws PartnerApiError
       */
      expire(id: string, body: EventFields, options?: WriteOptions): Promise<PartnerOutcome>
      readonly history: {
        /**
         * What has become of the limit on a buyer, and who has moved it: the latest comes first.
         *
         * `GET /api/v1/partner/insurer/buyer/{id}/history`
         *
         * @param id - Id that the platform has given the buyer.
         * @throws PartnerApiError
         */
        list(id: string, options?: CallOptions): Promise<InsurerBuyerHistoryListAnswer>
      }
      /**
       * The limit is refused; who has a limit in force keeps it.
       *
       * `POST /api/v1/partner/insurer/buyer/{id}/refuse`
       *
       * @param id - Id that the platform has given the buyer.
       * @throws PartnerApiError
       */
      refuse(id: string, body: InsurerBuyerRefuseBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * A suspended limit is in force again.
       *
       * `POST /api/v1/partner/insurer/buyer/{id}/resume`
       *
       * @param id - Id that the platform has given the buyer.
       * @throws PartnerApiError
       */
      resume(id: string, body: EventFields, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * New shipments to the buyer are not insured until the limit is resumed.
       *
       * `POST /api/v1/partner/insurer/buyer/{id}/suspend`
       *
       * @param id - Id that the platform has given the buyer.
       * @throws PartnerApiError
       */
      suspend(id: string, body: InsurerBuyerSuspendBody, options?: WriteOptions): Promise<PartnerOutcome>
    }
    readonly claim: {
      /**
       * Claims that were sent to the insurer, the oldest first; read on after the last id.
       *
       * `GET /api/v1/partner/insurer/claim`
       *
       * @throws PartnerApiError
       */
      list(query?: InsurerClaimListQuery, options?: CallOptions): Promise<InsurerClaimListAnswer>
      /**
       * Claims that were sent to the insurer, by a filter: the one sent last comes first.
       *
       * `POST /api/v1/partner/insurer/claim/find`
       *
       * @throws PartnerApiError
       */
      find(body: InsurerClaimFindBody, options?: WriteOptions): Promise<InsurerClaimPage>
      /**
       * How many claims the filter of a find matches, with sums of what is asked for and what was approved.
       *
       * `POST /api/v1/partner/insurer/claim/summary`
       *
       * @throws PartnerApiError
       */
      summary(body: InsurerClaimSummaryBody, options?: WriteOptions): Promise<InsurerClaimSummaryAnswer>
      /**
       * One claim with its documents and messages.
       *
       * `GET /api/v1/partner/insurer/claim/{id}`
       *
       * @param id - Id that the platform has given the claim.
       * @throws PartnerApiError
       */
      get(id: string, options?: CallOptions): Promise<InsurerClaim>
      readonly archive: {
        /**
         * All documents of a claim in one archive.
         *
         * `GET /api/v1/partner/insurer/claim/{id}/archive`
         *
         * @param id - Id that the platform has given the claim.
         * @throws PartnerApiError
         */
        get(id: string, options?: CallOptions): Promise<Download>
      }
      /**
       * The insurer needs more documents.
       *
       * `POST /api/v1/partner/insurer/claim/{id}/ask-documents`
       *
       * @param id - Id that the platform has given the claim.
       * @throws PartnerApiError
       */
      askDocuments(id: string, body: InsurerClaimAskDocumentsBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * The insurer has decided: the whole sum, a part of it (`approvedAmount` below what was asked for, with a reason), or nothing (0, with a reason).
       *
       * `POST /api/v1/partner/insurer/claim/{id}/decide`
       *
       * @param id - Id that the platform has given the claim.
       * @throws PartnerApiError
       */
      decide(id: string, body: InsurerClaimDecideBody, options?: WriteOptions): Promise<PartnerOutcome>
      readonly document: {
        /**
         * The content of a document.
         *
         * `GET /api/v1/partner/insurer/claim/{id}/document/{documentId}`
         *
         * @param id - Id that the platform has given the claim.
         * @param documentId - Id of an entry of `documents` of the claim.
         * @throws PartnerApiError
         */
        get(id: string, documentId: string, options?: CallOptions): Promise<Download>
        /**
         * A document is as it should be. The answer tells of the document.
         *
         * `POST /api/v1/partner/insurer/claim/{id}/document/{documentId}/accept`
         *
         * @param id - Id that the platform has given the claim.
         * @param documentId - Id of an entry of `documents` of the claim.
         * @throws PartnerApiError
         */
        accept(id: string, documentId: string, body: EventFields, options?: WriteOptions): Promise<PartnerOutcome>
        /**
         * A document is not as it should be: the organization puts another one in its place.
         *
         * `POST /api/v1/partner/insurer/claim/{id}/document/{documentId}/refuse`
         *
         * @param id - Id that the platform has given the claim.
         * @param documentId - Id of an entry of `documents` of the claim.
         * @throws PartnerApiError
         */
        refuse(id: string, documentId: string, body: InsurerClaimDocumentRefuseBody, options?: WriteOptions): Promise<PartnerOutcome>
      }
      readonly history: {
        /**
         * What has become of a claim since it was sent, and who has moved it: the latest comes first.
         *
         * `GET /api/v1/partner/insurer/claim/{id}/history`
         *
         * @param id - Id that the platform has given the claim.
         * @throws PartnerApiError
         */
        list(id: string, options?: CallOptions): Promise<InsurerClaimHistoryListAnswer>
      }
      /**
       * Writes to the organization about a claim.
       *
       * `POST /api/v1/partner/insurer/claim/{id}/message`
       *
       * @param id - Id that the platform has given the claim.
       * @throws PartnerApiError
       */
      message(id: string, body: InsurerClaimMessageBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * The money has left.
       *
       * `POST /api/v1/partner/insurer/claim/{id}/pay`
       *
       * @param id - Id that the platform has given the claim.
       * @throws PartnerApiError
       */
      pay(id: string, body: InsurerClaimPayBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * The insurer considers the claim: it cannot be withdrawn any more.
       *
       * `POST /api/v1/partner/insurer/claim/{id}/take`
       *
       * @param id - Id that the platform has given the claim.
       * @throws PartnerApiError
       */
      take(id: string, body: InsurerClaimTakeBody, options?: WriteOptions): Promise<PartnerOutcome>
    }
    readonly insurance: {
      /**
       * Organizations that the insurer insures or would insure; read on after the last id.
       *
       * `GET /api/v1/partner/insurer/insurance`
       *
       * @throws PartnerApiError
       */
      list(query?: InsurerInsuranceListQuery, options?: CallOptions): Promise<InsurerInsuranceListAnswer>
      /**
       * Offers insurance to an organization by its ИНН, which may apply from then on; the answer names the insurance. 404 for an organization that is not here, 409 when another insurer has offered it or insures.
       *
       * `POST /api/v1/partner/insurer/insurance/offer`
       *
       * @throws PartnerApiError
       */
      offer(body: InsurerInsuranceOfferBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * The insurance of one organization.
       *
       * `GET /api/v1/partner/insurer/insurance/{id}`
       *
       * @param id - Id that the platform has given the insurance (that of the organization).
       * @throws PartnerApiError
       */
      get(id: string, options?: CallOptions): Promise<InsurerInsurance>
      /**
       * The insurer has accepted the application; the policy is in force.
       *
       * `POST /api/v1/partner/insurer/insurance/{id}/accept`
       *
       * @param id - Id that the platform has given the insurance (that of the organization).
       * @throws PartnerApiError
       */
      accept(id: string, body: InsurerInsuranceAcceptBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * The insurance has ended.
       *
       * `POST /api/v1/partner/insurer/insurance/{id}/disconnect`
       *
       * @param id - Id that the platform has given the insurance (that of the organization).
       * @throws PartnerApiError
       */
      disconnect(id: string, body: EventFields, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * The insurance goes on: the request to end it is withdrawn.
       *
       * `POST /api/v1/partner/insurer/insurance/{id}/keep`
       *
       * @param id - Id that the platform has given the insurance (that of the organization).
       * @throws PartnerApiError
       */
      keep(id: string, body: EventFields, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * The insurer has refused the application.
       *
       * `POST /api/v1/partner/insurer/insurance/{id}/refuse`
       *
       * @param id - Id that the platform has given the insurance (that of the organization).
       * @throws PartnerApiError
       */
      refuse(id: string, body: InsurerInsuranceRefuseBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * A suspended insurance goes on.
       *
       * `POST /api/v1/partner/insurer/insurance/{id}/resume`
       *
       * @param id - Id that the platform has given the insurance (that of the organization).
       * @throws PartnerApiError
       */
      resume(id: string, body: EventFields, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * The insurance has been suspended.
       *
       * `POST /api/v1/partner/insurer/insurance/{id}/suspend`
       *
       * @param id - Id that the platform has given the insurance (that of the organization).
       * @throws PartnerApiError
       */
      suspend(id: string, body: InsurerInsuranceSuspendBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * New terms of a policy from a day on; what is declared before keeps its cover and its premium.
       *
       * `POST /api/v1/partner/insurer/insurance/{id}/terms`
       *
       * @param id - Id that the platform has given the insurance (that of the organization).
       * @throws PartnerApiError
       */
      terms(id: string, body: InsurerInsuranceTermsBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * The offer is taken back; an organization that has applied already is refused instead.
       *
       * `POST /api/v1/partner/insurer/insurance/{id}/withdraw`
       *
       * @param id - Id that the platform has given the insurance (that of the organization).
       * @throws PartnerApiError
       */
      withdraw(id: string, body: EventFields, options?: WriteOptions): Promise<PartnerOutcome>
    }
    readonly shipment: {
      /**
       * Declared shipments of the insured organizations; drafts are not shown. Read on after the last id.
       *
       * `GET /api/v1/partner/insurer/shipment`
       *
       * @throws PartnerApiError
       */
      list(query?: InsurerShipmentListQuery, options?: CallOptions): Promise<InsurerShipmentListAnswer>
      /**
       * One declared shipment.
       *
       * `GET /api/v1/partner/insurer/shipment/{id}`
       *
       * @param id - Id that the platform has given the shipment.
       * @throws PartnerApiError
       */
      get(id: string, options?: CallOptions): Promise<InsurerShipment>
      /**
       * The debt has been taken over for pre-trial recovery.
       *
       * `POST /api/v1/partner/insurer/shipment/{id}/recover`
       *
       * @param id - Id that the platform has given the shipment.
       * @throws PartnerApiError
       */
      recover(id: string, body: EventFields, options?: WriteOptions): Promise<PartnerOutcome>
    }
  }
  /** Calls of marketplaces: accounts of sellers, orders, returns, the closing of a month. */
  readonly marketplace: {
    readonly account: {
      /**
       * Accounts of sellers that are linked with a cabinet, removed ones too; read on after the last id.
       *
       * `GET /api/v1/partner/marketplace/account`
       *
       * @throws PartnerApiError
       */
      list(query?: MarketplaceAccountListQuery, options?: CallOptions): Promise<MarketplaceAccountListAnswer>
      /**
       * One account.
       *
       * `GET /api/v1/partner/marketplace/account/{id}`
       *
       * @param id - Id that the platform has given the account.
       * @throws PartnerApiError
       */
      get(id: string, options?: CallOptions): Promise<MarketplaceAccount>
      /**
       * The account works: for the first time, or again after an error.
       *
       * `POST /api/v1/partner/marketplace/account/{id}/activate`
       *
       * @param id - Id that the platform has given the account.
       * @throws PartnerApiError
       */
      activate(id: string, body: EventFields, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * All orders of a month have been told and their premium is withheld: the certificate is issued.
       *
       * `POST /api/v1/partner/marketplace/account/{id}/close-month`
       *
       * @param id - Id that the platform has given the account.
       * @throws PartnerApiError
       */
      closeMonth(id: string, body: MarketplaceAccountCloseMonthBody, options?: WriteOptions): Promise<PartnerOutcome>
      /**
       * Orders of the account cannot be handed over; the seller reads why.
       *
       * `POST /api/v1/partner/marketplace/account/{id}/fail`
       *
       * @param id - Id that the platform has given the account.
       * @throws PartnerApiError
       */
      fail(id: string, body: MarketplaceAccountFailBody, options?: WriteOptions): Promise<PartnerOutcome>
      readonly month: {
        /**
         * What stands, or would stand, on the certificate of a month.
         *
         * `GET /api/v1/partner/marketplace/account/{id}/month/{month}`
         *
         * @param id - Id that the platform has given the account.
         * @param month - The month, `YYYY-MM`.
         * @throws PartnerApiError
         */
        get(id: string, month: string, options?: CallOptions): Promise<MarketplaceMonth>
      }
      readonly order: {
        /**
         * Orders of an account as we keep them, by our id; read on after the last one.
         *
         * `GET /api/v1/partner/marketplace/account/{id}/order`
         *
         * @param id - Id that the platform has given the account.
         * @throws PartnerApiError
         */
        list(id: string, query?: MarketplaceAccountOrderListQuery, options?: CallOptions): Promise<MarketplaceAccountOrderListAnswer>
      }
      /**
       * The account is no more. What was shipped before stays insured.
       *
       * `POST /api/v1/partner/marketplace/account/{id}/remove`
       *
       * @param id - Id that the platform has given the account.
       * @throws PartnerApiError
       */
      remove(id: string, body: EventFields, options?: WriteOptions): Promise<PartnerOutcome>
    }
    readonly order: {
      /**
       * Orders, up to 500, each as the marketplace knows it now; the answer has a result for each.
       *
       * `POST /api/v1/partner/marketplace/order`
       *
       * @throws PartnerApiError
       */
      save(body: MarketplaceOrderSaveBody, options?: WriteOptions): Promise<MarketplaceOrderSaveAnswer>
    }
    readonly return: {
      /**
       * Returns, up to 500, also of orders that have not been told yet; the answer has a result for each.
       *
       * `POST /api/v1/partner/marketplace/return`
       *
       * @throws PartnerApiError
       */
      save(body: MarketplaceReturnSaveBody, options?: WriteOptions): Promise<MarketplaceReturnSaveAnswer>
    }
  }
  /** Calls of whoever sends the bank statement. */
  readonly payments: {
    readonly invoice: {
      /**
       * An invoice that the platform has issued, with what is left to pay.
       *
       * `GET /api/v1/partner/payments/invoice/{id}`
       *
       * @param id - Id that the platform has given the invoice.
       * @throws PartnerApiError
       */
      get(id: string, options?: CallOptions): Promise<IssuedInvoice>
    }
    readonly statement: {
      /**
       * Lines of the bank statement. Each pays the invoices that its purpose names, or the one of its exact sum.
       *
       * `POST /api/v1/partner/payments/statement`
       *
       * @throws PartnerApiError
       */
      save(body: PaymentsStatementSaveBody, options?: WriteOptions): Promise<PaymentsStatementSaveAnswer>
    }
  }
  /** Calls of the sandbox, with a test key alone: what the test organization does, and days that pass. */
  readonly sandbox: {
    /**
     * Your sandbox with its test organization; the first call makes it. With a test key alone.
     *
     * `GET /api/v1/partner/sandbox`
     *
     * @throws PartnerApiError
     */
    get(options?: CallOptions): Promise<Sandbox>
    readonly bank: {
      readonly agreement: {
        /**
         * The test organization asks for money of a credit line, for the next day that takes orders: `tranche.requested`. 409 says why it cannot.
         *
         * `POST /api/v1/partner/sandbox/bank/agreement/{id}/request-tranche`
         *
         * @param id - Id that the platform has given the agreement.
         * @throws PartnerApiError
         */
        requestTranche(id: string, body: SandboxBankAgreementRequestTrancheBody, options?: WriteOptions): Promise<PartnerOutcome>
      }
      readonly object: {
        /**
         * The test organization orders financing of a claim for the next day that takes orders: `object.ordered`. The claim comes of a supply that you have told of: `objectId` of its result. 409 says why it cannot be ordered.
         *
         * `POST /api/v1/partner/sandbox/bank/object/{id}/order`
         *
         * @param id - Id that the platform has given the object.
         * @throws PartnerApiError
         */
        order(id: string, options?: WriteOptions): Promise<PartnerOutcome>
        /**
         * The test organization takes an order back: `object.withdrawn`. 409 when you have taken it.
         *
         * `POST /api/v1/partner/sandbox/bank/object/{id}/withdraw`
         *
         * @param id - Id that the platform has given the object.
         * @throws PartnerApiError
         */
        withdraw(id: string, options?: WriteOptions): Promise<PartnerOutcome>
      }
      readonly request: {
        /**
         * The test organization fills in a request for an offer of yours and sends it: `request.submitted`. 409 while it has another one for the same offer.
         *
         * `POST /api/v1/partner/sandbox/bank/request/send`
         *
         * @throws PartnerApiError
         */
        send(body: SandboxBankRequestSendBody, options?: WriteOptions): Promise<PartnerOutcome>
        /**
         * The test organization attaches a file of one page to a request that you have taken: `request.document.added`. 409 before that, and when it is decided.
         *
         * `POST /api/v1/partner/sandbox/bank/request/{id}/attach`
         *
         * @param id - Id that the platform has given the request.
         * @throws PartnerApiError
         */
        attach(id: string, body: SandboxBankRequestAttachBody, options?: WriteOptions): Promise<PartnerOutcome>
      }
    }
    readonly days: {
      /**
       * Lets days pass: everything in the sandbox becomes so many days older, and each day does what it does by itself: debts fall due, limits and policies end, claims go on, invoices are issued.
       *
       * `POST /api/v1/partner/sandbox/days/pass`
       *
       * @throws PartnerApiError
       */
      pass(body: SandboxDaysPassBody, options?: WriteOptions): Promise<SandboxDaysPassAnswer>
    }
    readonly insurer: {
      readonly buyer: {
        /**
         * The test organization adds a buyer, or finds the one that it has, and asks for a limit: `limit.requested`. 409 while you consider another sum, or without an insurance.
         *
         * `POST /api/v1/partner/sandbox/insurer/buyer/request-limit`
         *
         * @throws PartnerApiError
         */
        requestLimit(body: SandboxInsurerBuyerRequestLimitBody, options?: WriteOptions): Promise<PartnerOutcome>
      }
      readonly claim: {
        /**
         * The test organization files a claim for a shipment, with every document that is obligatory: `claim.submitted`. 409 while a claim for it is open, 400 while its subject is not possible yet.
         *
         * `POST /api/v1/partner/sandbox/insurer/claim/submit`
         *
         * @throws PartnerApiError
         */
        submit(body: SandboxInsurerClaimSubmitBody, options?: WriteOptions): Promise<PartnerOutcome>
        /**
         * The test organization attaches every document that you have asked for and sends its answer: `claim.document.added`. 409 while you ask for none.
         *
         * `POST /api/v1/partner/sandbox/insurer/claim/{id}/answer`
         *
         * @param id - Id that the platform has given the claim.
         * @throws PartnerApiError
         */
        answer(id: string, options?: WriteOptions): Promise<PartnerOutcome>
        /**
         * The test organization writes to you about a claim: `message.created`.
         *
         * `POST /api/v1/partner/sandbox/insurer/claim/{id}/message`
         *
         * @param id - Id that the platform has given the claim.
         * @throws PartnerApiError
         */
        message(id: string, body: SandboxInsurerClaimMessageBody, options?: WriteOptions): Promise<PartnerOutcome>
        /**
         * The test organization takes a claim back: `claim.withdrawn`. 409 when you have taken it for review.
         *
         * `POST /api/v1/partner/sandbox/insurer/claim/{id}/withdraw`
         *
         * @param id - Id that the platform has given the claim.
         * @throws PartnerApiError
         */
        withdraw(id: string, options?: WriteOptions): Promise<PartnerOutcome>
      }
      readonly insurance: {
        /**
         * The test organization applies for the insurance that you have offered it: `insurance.connection.requested`. 409 without an offer, or when it is insured.
         *
         * `POST /api/v1/partner/sandbox/insurer/insurance/connect`
         *
         * @throws PartnerApiError
         */
        connect(options?: WriteOptions): Promise<PartnerOutcome>
        /**
         * The test organization asks to end the insurance: `insurance.disconnection.requested`. 409 when there is nothing to end.
         *
         * `POST /api/v1/partner/sandbox/insurer/insurance/disconnect`
         *
         * @throws PartnerApiError
         */
        disconnect(options?: WriteOptions): Promise<PartnerOutcome>
      }
      readonly parcel: {
        /**
         * The same with goods that arrive damaged: `claim.submitted`, with photographs and what was damaged.
         *
         * `POST /api/v1/partner/sandbox/insurer/parcel/damage`
         *
         * @throws PartnerApiError
         */
        damage(body: SandboxInsurerParcelDamageBody, options?: WriteOptions): Promise<PartnerOutcome>
        /**
         * The test organization sends goods that are insured, they are lost, and it files a claim with every document that is obligatory: `claim.submitted`. The answer names the claim.
         *
         * `POST /api/v1/partner/sandbox/insurer/parcel/lose`
         *
         * @throws PartnerApiError
         */
        lose(body: SandboxInsurerParcelLoseBody, options?: WriteOptions): Promise<PartnerOutcome>
      }
      readonly shipment: {
        /**
         * The test organization ships to a buyer today and declares it: it is insured for what the limit has left.
         *
         * `POST /api/v1/partner/sandbox/insurer/shipment/declare`
         *
         * @throws PartnerApiError
         */
        declare(body: SandboxInsurerShipmentDeclareBody, options?: WriteOptions): Promise<PartnerOutcome>
        /**
         * The test organization tells you of an overdue payment: `overdue.notified`. 409 while it is not overdue (let days pass), or when it is too late.
         *
         * `POST /api/v1/partner/sandbox/insurer/shipment/{id}/notify`
         *
         * @param id - Id that the platform has given the shipment.
         * @throws PartnerApiError
         */
        notify(id: string, options?: WriteOptions): Promise<PartnerOutcome>
        /**
         * The buyer of the test organization pays for a shipment. 409 when nothing is unpaid.
         *
         * `POST /api/v1/partner/sandbox/insurer/shipment/{id}/pay`
         *
         * @param id - Id that the platform has given the shipment.
         * @throws PartnerApiError
         */
        pay(id: string, body: SandboxInsurerShipmentPayBody, options?: WriteOptions): Promise<PartnerOutcome>
      }
    }
    readonly invoice: {
      /**
       * The test organization pays every invoice that waits for its money, today and in full. An insurance whose invoices nobody pays is suspended after a while, in a sandbox as well.
       *
       * `POST /api/v1/partner/sandbox/invoice/pay`
       *
       * @throws PartnerApiError
       */
      pay(options?: WriteOptions): Promise<SandboxInvoicePayAnswer>
    }
    readonly marketplace: {
      readonly account: {
        /**
         * The test organization links an account of yours: `seller.account.linked`. 409 while it has another one, which you remove first; one of the same name is answered as it stands.
         *
         * `POST /api/v1/partner/sandbox/marketplace/account/link`
         *
         * @throws PartnerApiError
         */
        link(body: SandboxMarketplaceAccountLinkBody, options?: WriteOptions): Promise<PartnerOutcome>
      }
    }
    readonly payments: {
      readonly invoice: {
        /**
         * The test organization gets an invoice for insurance, for the latest month that has none yet: `invoice.issued`. It connects the product before, if it has not. 409 while the insurance is suspended for debts: bring a statement that pays them, and let a day pass.
         *
         * `POST /api/v1/partner/sandbox/payments/invoice/issue`
         *
         * @throws PartnerApiError
         */
        issue(body: SandboxPaymentsInvoiceIssueBody, options?: WriteOptions): Promise<PartnerOutcome>
      }
      readonly line: {
        /**
         * Platform staff close a line of the statement for which no invoice was found: told again, its state is `SETTLED`. 409 when nothing of it is left, or when it is closed.
         *
         * `POST /api/v1/partner/sandbox/payments/line/{id}/settle`
         *
         * @param id - Id that the platform has given the line.
         * @throws PartnerApiError
         */
        settle(id: string, options?: WriteOptions): Promise<PartnerOutcome>
      }
    }
    /**
     * Your sandbox begins anew: everything in it is thrown away, and there is a new test organization. Keys and the address of events stay, cursors begin from 0. Other calls wait meanwhile; 409 while it begins anew already.
     *
     * `POST /api/v1/partner/sandbox/reset`
     *
     * @throws PartnerApiError
     */
    reset(options?: WriteOptions): Promise<Sandbox>
  }
}

/** All of them but the feed. */
export const calls: readonly Call[] = [
  { method: 'GET', path: '/v1/partner/bank/agreement' },
  { method: 'GET', path: '/v1/partner/bank/agreement/{id}' },
  { method: 'POST', path: '/v1/partner/bank/agreement/{id}/buyers' },
  { method: 'POST', path: '/v1/partner/bank/agreement/{id}/file', isUpload: true },
  { method: 'POST', path: '/v1/partner/bank/agreement/{id}/prolong' },
  { method: 'POST', path: '/v1/partner/bank/agreement/{id}/terminate' },
  { method: 'GET', path: '/v1/partner/bank/object' },
  { method: 'GET', path: '/v1/partner/bank/object/{id}' },
  { method: 'POST', path: '/v1/partner/bank/object/{id}/finance' },
  { method: 'POST', path: '/v1/partner/bank/object/{id}/overdue' },
  { method: 'POST', path: '/v1/partner/bank/object/{id}/refuse' },
  { method: 'POST', path: '/v1/partner/bank/object/{id}/regress' },
  { method: 'POST', path: '/v1/partner/bank/object/{id}/reopen' },
  { method: 'POST', path: '/v1/partner/bank/object/{id}/repay' },
  { method: 'POST', path: '/v1/partner/bank/object/{id}/take' },
  { method: 'POST', path: '/v1/partner/bank/offer' },
  { method: 'POST', path: '/v1/partner/bank/offer/{id}/withdraw' },
  { method: 'GET', path: '/v1/partner/bank/request' },
  { method: 'POST', path: '/v1/partner/bank/request/find' },
  { method: 'POST', path: '/v1/partner/bank/request/summary' },
  { method: 'GET', path: '/v1/partner/bank/request/{id}' },
  { method: 'POST', path: '/v1/partner/bank/request/{id}/approve' },
  { method: 'POST', path: '/v1/partner/bank/request/{id}/ask-document' },
  { method: 'POST', path: '/v1/partner/bank/request/{id}/asked-document/{askedDocumentId}/withdraw' },
  { method: 'GET', path: '/v1/partner/bank/request/{id}/document/{fileId}', isDownload: true },
  { method: 'GET', path: '/v1/partner/bank/request/{id}/history' },
  { method: 'POST', path: '/v1/partner/bank/request/{id}/refuse' },
  { method: 'POST', path: '/v1/partner/bank/request/{id}/take' },
  { method: 'POST', path: '/v1/partner/bank/supply' },
  { method: 'POST', path: '/v1/partner/bank/supply/{id}/file', isUpload: true },
  { method: 'GET', path: '/v1/partner/insurer/buyer' },
  { method: 'POST', path: '/v1/partner/insurer/buyer/find' },
  { method: 'POST', path: '/v1/partner/insurer/buyer/summary' },
  { method: 'GET', path: '/v1/partner/insurer/buyer/{id}' },
  { method: 'POST', path: '/v1/partner/insurer/buyer/{id}/approve' },
  { method: 'POST', path: '/v1/partner/insurer/buyer/{id}/expire' },
  { method: 'GET', path: '/v1/partner/insurer/buyer/{id}/history' },
  { method: 'POST', path: '/v1/partner/insurer/buyer/{id}/refuse' },
  { method: 'POST', path: '/v1/partner/insurer/buyer/{id}/resume' },
  { method: 'POST', path: '/v1/partner/insurer/buyer/{id}/suspend' },
  { method: 'GET', path: '/v1/partner/insurer/claim' },
  { method: 'POST', path: '/v1/partner/insurer/claim/find' },
  { method: 'POST', path: '/v1/partner/insurer/claim/summary' },
  { method: 'GET', path: '/v1/partner/insurer/claim/{id}' },
  { method: 'GET', path: '/v1/partner/insurer/claim/{id}/archive', isDownload: true },
  { method: 'POST', path: '/v1/partner/insurer/claim/{id}/ask-documents' },
  { method: 'POST', path: '/v1/partner/insurer/claim/{id}/decide' },
  { method: 'GET', path: '/v1/partner/insurer/claim/{id}/document/{documentId}', isDownload: true },
  { method: 'POST', path: '/v1/partner/insurer/claim/{id}/document/{documentId}/accept' },
  { method: 'POST', path: '/v1/partner/insurer/claim/{id}/document/{documentId}/refuse' },
  { method: 'GET', path: '/v1/partner/insurer/claim/{id}/history' },
  { method: 'POST', path: '/v1/partner/insurer/claim/{id}/message' },
  { method: 'POST', path: '/v1/partner/insurer/claim/{id}/pay' },
  { method: 'POST', path: '/v1/partner/insurer/claim/{id}/take' },
  { method: 'GET', path: '/v1/partner/insurer/insurance' },
  { method: 'POST', path: '/v1/partner/insurer/insurance/offer' },
  { method: 'GET', path: '/v1/partner/insurer/insurance/{id}' },
  { method: 'POST', path: '/v1/partner/insurer/insurance/{id}/accept' },
  { method: 'POST', path: '/v1/partner/insurer/insurance/{id}/disconnect' },
  { method: 'POST', path: '/v1/partner/insurer/insurance/{id}/keep' },
  { method: 'POST', path: '/v1/partner/insurer/insurance/{id}/refuse' },
  { method: 'POST', path: '/v1/partner/insurer/insurance/{id}/resume' },
  { method: 'POST', path: '/v1/partner/insurer/insurance/{id}/suspend' },
  { method: 'POST', path: '/v1/partner/insurer/insurance/{id}/terms' },
  { method: 'POST', path: '/v1/partner/insurer/insurance/{id}/withdraw' },
  { method: 'GET', path: '/v1/partner/insurer/shipment' },
  { method: 'GET', path: '/v1/partner/insurer/shipment/{id}' },
  { method: 'POST', path: '/v1/partner/insurer/shipment/{id}/recover' },
  { method: 'GET', path: '/v1/partner/marketplace/account' },
  { method: 'GET', path: '/v1/partner/marketplace/account/{id}' },
  { method: 'POST', path: '/v1/partner/marketplace/account/{id}/activate' },
  { method: 'POST', path: '/v1/partner/marketplace/account/{id}/close-month' },
  { method: 'POST', path: '/v1/partner/marketplace/account/{id}/fail' },
  { method: 'GET', path: '/v1/partner/marketplace/account/{id}/month/{month}' },
  { method: 'GET', path: '/v1/partner/marketplace/account/{id}/order' },
  { method: 'POST', path: '/v1/partner/marketplace/account/{id}/remove' },
  { method: 'POST', path: '/v1/partner/marketplace/order' },
  { method: 'POST', path: '/v1/partner/marketplace/return' },
  { method: 'GET', path: '/v1/partner/payments/invoice/{id}' },
  { method: 'POST', path: '/v1/partner/payments/statement' },
  { method: 'GET', path: '/v1/partner/sandbox' },
  { method: 'POST', path: '/v1/partner/sandbox/bank/agreement/{id}/request-tranche' },
  { method: 'POST', path: '/v1/partner/sandbox/bank/object/{id}/order', isBare: true },
  { method: 'POST', path: '/v1/partner/sandbox/bank/object/{id}/withdraw', isBare: true },
  { method: 'POST', path: '/v1/partner/sandbox/bank/request/send' },
  { method: 'POST', path: '/v1/partner/sandbox/bank/request/{id}/attach' },
  { method: 'POST', path: '/v1/partner/sandbox/days/pass' },
  { method: 'POST', path: '/v1/partner/sandbox/insurer/buyer/request-limit' },
  { method: 'POST', path: '/v1/partner/sandbox/insurer/claim/submit' },
  { method: 'POST', path: '/v1/partner/sandbox/insurer/claim/{id}/answer', isBare: true },
  { method: 'POST', path: '/v1/partner/sandbox/insurer/claim/{id}/message' },
  { method: 'POST', path: '/v1/partner/sandbox/insurer/claim/{id}/withdraw', isBare: true },
  { method: 'POST', path: '/v1/partner/sandbox/insurer/insurance/connect', isBare: true },
  { method: 'POST', path: '/v1/partner/sandbox/insurer/insurance/disconnect', isBare: true },
  { method: 'POST', path: '/v1/partner/sandbox/insurer/parcel/damage' },
  { method: 'POST', path: '/v1/partner/sandbox/insurer/parcel/lose' },
  { method: 'POST', path: '/v1/partner/sandbox/insurer/shipment/declare' },
  { method: 'POST', path: '/v1/partner/sandbox/insurer/shipment/{id}/notify', isBare: true },
  { method: 'POST', path: '/v1/partner/sandbox/insurer/shipment/{id}/pay' },
  { method: 'POST', path: '/v1/partner/sandbox/invoice/pay', isBare: true },
  { method: 'POST', path: '/v1/partner/sandbox/marketplace/account/link' },
  { method: 'POST', path: '/v1/partner/sandbox/payments/invoice/issue' },
  { method: 'POST', path: '/v1/partner/sandbox/payments/line/{id}/settle', isBare: true },
  { method: 'POST', path: '/v1/partner/sandbox/reset', isBare: true },
]
