import { errorCodes } from '@cabinet/contract/errors'
import { errors } from '../../kernel/http-error.ts'

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
} as const
