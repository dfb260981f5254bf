import type { DisableReasonCode } from '@cabinet/contract/debtor'
import { errorCodes } from '@cabinet/contract/errors'
import { errors } from '../../kernel/http-error.ts'
import type { Message } from '../../kernel/language.ts'

export const insuranceErrors = {
  notConnected: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Страхование коммерческих кредитов не подключено',
      en: 'Commercial-credit insurance is not connected',
    }),
  roleTakenAway: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Администратор кабинета закрыл вам доступ к коммерческим кредитам',
      en: 'The administrator of the cabinet has closed your access to commercial credits',
    }),
  notOffered: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Сейчас нет предложений по страхованию для вашей организации',
      en: 'There are no insurance offers for your organization now',
    }),
  insurerKnown: () =>
    errors.conflict(errorCodes.taken, {
      ru: 'Страховщик с таким ИНН уже есть',
      en: 'There is an insurer with this INN already',
    }),
  insurerOff: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Страховщик отключён: новых предложений он не делает',
      en: 'The insurer is switched off: it makes no new offers',
    }),
  otherInsurer: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Организация работает с другим страховщиком',
      en: 'The organization works with another insurer',
    }),
  consentRequired: () =>
    errors.conflict(errorCodes.consentRequired, {
      ru: 'Примите правила страхования и согласие на передачу сведений о покупателях',
      en: 'Agree to the rules of insurance and to passing on the data of buyers',
    }),
} as const

export const disableReasonMessages = {
  PRICE: { ru: 'Слишком дорого', en: 'Too expensive' },
  FEW_SHIPMENTS: { ru: 'Мало отгрузок', en: 'Few shipments' },
  NO_EVENTS: { ru: 'Не было страховых случаев', en: 'Nothing has happened' },
  CLAIM_EXPERIENCE: { ru: 'Не понравилось урегулирование', en: 'I did not like how claims were settled' },
  OTHER_INSURER: { ru: 'Страхую в другом месте', en: 'I insure elsewhere' },
  PREPAYMENT: { ru: 'Работаем по предоплате', en: 'We work with prepayment' },
  TECHNICAL: { ru: 'Технические проблемы', en: 'Technical problems' },
  OTHER: { ru: 'Другая причина', en: 'Another reason' },
} as const satisfies Record<DisableReasonCode, Message>
