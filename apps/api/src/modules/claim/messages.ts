import {
  type ClaimDocumentStatus,
  type ClaimDocumentType,
  type ClaimReason,
  type ClaimStatus,
  type ClaimSubjectCode,
} from '@cabinet/contract/claim/values'
import { errorCodes } from '@cabinet/contract/errors'
import type { ClaimObstacle, InsuredEvent, InsuredProduct } from '@cabinet/contract/insured'
import { errors, HttpError } from '../../kernel/http-error.ts'
import type { Message } from '../../kernel/language.ts'

export const statusMessages = {
  DRAFT: { ru: 'Черновик', en: 'Draft' },
  SUBMITTED: { ru: 'Отправлено страховщику', en: 'Sent to the insurer' },
  IN_REVIEW: { ru: 'На рассмотрении', en: 'In review' },
  DOCUMENTS_REQUESTED: { ru: 'Запрошены документы', en: 'Documents requested' },
  APPROVED: { ru: 'Одобрено', en: 'Approved' },
  PARTIALLY_APPROVED: { ru: 'Одобрено частично', en: 'Approved in part' },
  PAID: { ru: 'Выплачено', en: 'Paid' },
  REJECTED: { ru: 'Отказано', en: 'Refused' },
  WITHDRAWN: { ru: 'Отозвано', en: 'Withdrawn' },
} as const satisfies Record<ClaimStatus, Message>

export const eventMessages = {
  LOSS: { ru: 'Утрата', en: 'Loss' },
  DAMAGE: { ru: 'Повреждение', en: 'Damage' },
  SHORTAGE: { ru: 'Недостача', en: 'Shortage' },
  SUBSTITUTION: { ru: 'Подмена товара', en: 'Substitution' },
  RETURN: { ru: 'Возврат', en: 'Return' },
  UNREDEEMED: { ru: 'Невыкуп', en: 'Not redeemed' },
  OVERDUE_PAYMENT: { ru: 'Длительная просрочка', en: 'Long overdue payment' },
  BANKRUPTCY: { ru: 'Банкротство покупателя', en: 'Bankruptcy of the buyer' },
} as const satisfies Record<InsuredEvent, Message>

export const subjectMessages = {
  COURIER_LOSS: { ru: 'Утрата отправления', en: 'Loss of a parcel' },
  COURIER_DAMAGE: { ru: 'Повреждение товара или упаковки', en: 'Damage to goods or packaging' },
  COURIER_SHORTAGE: { ru: 'Недовложение (недостача)', en: 'Shortage' },
  COURIER_RETURN: { ru: 'Возвраты и невыкупы за месяц', en: 'Returns and unredeemed orders of a month' },
  MP_LOSS: { ru: 'Утрата товара', en: 'Loss of goods' },
  MP_DAMAGE: { ru: 'Повреждение товара', en: 'Damage to goods' },
  MP_SUBSTITUTION: { ru: 'Подмена товара', en: 'Substitution of goods' },
  MP_RETURN: { ru: 'Возвраты и невыкупы за месяц', en: 'Returns and unredeemed orders of a month' },
  TC_OVERDUE: { ru: 'Длительная просрочка платежа', en: 'Long overdue payment' },
  TC_BANKRUPTCY: { ru: 'Банкротство покупателя', en: 'Bankruptcy of the buyer' },
} as const satisfies Record<ClaimSubjectCode, Message>

const documentMessages = {
  WAYBILL: { ru: 'Накладная', en: 'Consignment note' },
  COST_PROOF: { ru: 'Документ о стоимости', en: 'Proof of value' },
  INVENTORY: { ru: 'Опись вложения или спецификация', en: 'List of contents' },
  ACT: { ru: 'Акт о повреждении или недостаче', en: 'Act of damage or shortage' },
  PHOTO: { ru: 'Фото и видео повреждений', en: 'Photographs and video of the damage' },
  PRETENSION: { ru: 'Претензия перевозчику', en: 'Complaint to the carrier' },
  CARRIER_REPLY: { ru: 'Ответ перевозчика', en: 'Reply of the carrier' },
  REFUND: { ru: 'Возврат средств покупателю', en: 'Refund to the buyer' },
  LOGISTICS_REPORT: { ru: 'Отчёт о логистических расходах', en: 'Report on logistics costs' },
  SUPPLY_CONTRACT: { ru: 'Договор поставки и спецификация', en: 'Supply contract' },
  DELIVERY_PROOF: { ru: 'УПД или накладная с отметкой о приёмке', en: 'Proof of delivery' },
  BUYER_PRETENSION: {
    ru: 'Претензия покупателю и доказательство отправки',
    en: 'Demand to the buyer and proof of sending',
  },
  RECONCILIATION: { ru: 'Акт сверки расчётов', en: 'Reconciliation act' },
  COURT_ACT: { ru: 'Определение суда о банкротстве', en: 'Court ruling on the bankruptcy' },
  POA: { ru: 'Доверенность', en: 'Power of attorney' },
  OTHER: { ru: 'Другой документ', en: 'Another document' },
} as const satisfies Record<ClaimDocumentType, Message>

/** Goods of a marketplace are carried by the marketplace: that is whom its sellers turn to first. */
const marketplaceDocuments: Readonly<Record<ClaimDocumentType, Message>> = {
  ...documentMessages,
  PRETENSION: { ru: 'Претензия маркетплейсу', en: 'Complaint to the marketplace' },
  CARRIER_REPLY: { ru: 'Ответ маркетплейса', en: 'Reply of the marketplace' },
}

/** Documents as claims about a product call them. */
export const documentMessagesOf = (product: InsuredProduct): Readonly<Record<ClaimDocumentType, Message>> =>
  product === 'SELLER' ? marketplaceDocuments : documentMessages

export const documentStatusMessages = {
  UPLOADED: { ru: 'Загружен', en: 'Uploaded' },
  ACCEPTED: { ru: 'Принят', en: 'Accepted' },
  REJECTED: { ru: 'Не принят', en: 'Not accepted' },
} as const satisfies Record<ClaimDocumentStatus, Message>

const reasonMessages = {
  NOT_INSURED: { ru: 'Заказ не был застрахован', en: 'The order was not insured' },
  LATE: { ru: 'Пропущен срок обращения', en: 'The claim came too late' },
  NOT_EVENT: { ru: 'Событие не относится к страховым', en: 'The event is not insured' },
  NO_DOCUMENTS: { ru: 'Не представлены документы', en: 'Documents were not provided' },
  PACKAGING: { ru: 'Нарушены правила упаковки', en: 'The rules of packaging were broken' },
  PAID_BY_CARRIER: { ru: 'Ущерб возмещён перевозчиком', en: 'The carrier has made up for the damage' },
  DUPLICATE: { ru: 'Заявление уже подано', en: 'The claim has been filed already' },
} as const satisfies Record<ClaimReason, Message>

const marketplaceReasons: Readonly<Record<ClaimReason, Message>> = {
  ...reasonMessages,
  PAID_BY_CARRIER: { ru: 'Ущерб возмещён маркетплейсом', en: 'The marketplace has made up for the damage' },
}

/** Reasons of a decision as claims about a product call them. */
export const reasonMessagesOf = (product: InsuredProduct): Readonly<Record<ClaimReason, Message>> =>
  product === 'SELLER' ? marketplaceReasons : reasonMessages

export const obstacleMessages = {
  NOT_INSURED: { ru: 'Не застраховано', en: 'Not insured' },
  NOT_ACCEPTED: { ru: 'Ещё не передано перевозчику', en: 'Not handed to the carrier yet' },
  OPEN_CLAIM: { ru: 'Заявление уже подано', en: 'A claim has been filed already' },
  COMPENSATED: { ru: 'Ущерб уже возмещён', en: 'Compensated already' },
  NOT_OVERDUE: { ru: 'Срок оплаты ещё не прошёл', en: 'The payment is not overdue' },
  NOT_NOTIFIED: {
    ru: 'Сначала сообщите страховщику о просрочке',
    en: 'Notify the insurer of the overdue payment first',
  },
  WAITING_PERIOD: { ru: 'Идёт период ожидания', en: 'The waiting period is not over' },
  PAID: { ru: 'Покупатель уже заплатил', en: 'The buyer has paid' },
} as const satisfies Record<ClaimObstacle, Message>

export const claimErrors = {
  open: () =>
    errors.conflict('OPEN_CLAIM', {
      ru: 'По этому заказу или отгрузке уже есть открытое заявление',
      en: 'There is an open claim for this order or shipment already',
    }),
  obstacle: (obstacle: ClaimObstacle) => errors.conflict(obstacle, obstacleMessages[obstacle]),
  insurerOff: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Страховщик отключён, назначить его нельзя',
      en: 'The insurer is switched off and cannot be chosen',
    }),
  hasInsurer: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'У заявления уже есть другой страховщик',
      en: 'The claim has another insurer already',
    }),
  notDraft: () =>
    errors.conflict(errorCodes.wrongState, {
      ru: 'Заявление уже отправлено страховщику, изменить его нельзя',
      en: 'The claim has been sent to the insurer and cannot be changed any more',
    }),
  closed: () =>
    errors.conflict(errorCodes.wrongState, {
      ru: 'По заявлению уже принято решение',
      en: 'The claim has been decided already',
    }),
  nothingToSend: () =>
    errors.conflict('NOTHING_TO_SEND', {
      ru: 'Сначала приложите документы, которые запросил страховщик',
      en: 'Attach the documents that the insurer has asked for first',
    }),
  notSent: () =>
    errors.conflict(errorCodes.wrongState, {
      ru: 'Сначала отправьте заявление страховщику',
      en: 'Send the claim to the insurer first',
    }),
  onlyAuthor: () =>
    new HttpError(403, errorCodes.forbidden, {
      ru: 'Черновик изменяют его автор и администратор кабинета',
      en: 'A draft is changed by its author and by administrators of the cabinet',
    }),
  onlyRole: () =>
    new HttpError(403, errorCodes.forbidden, {
      ru: 'Отправляют заявления администратор кабинета и сотрудники с ролью продукта',
      en: 'Claims are sent by administrators of the cabinet and holders of the role of the product',
    }),
  tooManyDocuments: () =>
    errors.conflict('TOO_MANY_DOCUMENTS', {
      ru: 'К заявлению приложено слишком много файлов',
      en: 'The claim has too many files',
    }),
  attachedElsewhere: () =>
    errors.conflict(errorCodes.inUse, {
      ru: 'Этот файл уже приложен к другому заявлению',
      en: 'The file is attached to another claim already',
    }),
  generated: () =>
    errors.conflict('GENERATED_DOCUMENT', {
      ru: 'Этот документ кабинет составляет сам',
      en: 'The cabinet makes this document by itself',
    }),
  documentKept: () =>
    errors.conflict(errorCodes.wrongState, {
      ru: 'Документ уже передан страховщику. Его можно заменить, если страховщик его не принял',
      en: 'The insurer has the document already. It can be replaced when the insurer has refused it',
    }),
  repeated: () =>
    errors.conflict('ALREADY_REPEATED', {
      ru: 'Заявление уже подано повторно',
      en: 'The claim has been repeated already',
    }),
  reasonNeeded: () =>
    errors.validation([
      {
        field: 'reason',
        code: 'required',
        text: { ru: 'Укажите, почему заказ не входит в заявление', en: 'Say why the order is left out' },
      },
    ]),
} as const
