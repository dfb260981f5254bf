import { errorCodes } from '@cabinet/contract/errors'
import { refuse } from '../../platform/refusal.ts'

export const refuseInsurance = {
  wrongState: () =>
    refuse.conflict(errorCodes.conflict, {
      ru: 'Из этого состояния перейти так нельзя',
      en: 'This move is not possible from the present state',
    }),
  notConnected: () =>
    refuse.conflict(errorCodes.conflict, {
      ru: 'Страхование коммерческих кредитов не подключено',
      en: 'Commercial-credit insurance is not connected',
    }),
  roleTakenAway: () =>
    refuse.conflict(errorCodes.conflict, {
      ru: 'Администратор кабинета закрыл вам доступ к коммерческим кредитам',
      en: 'The administrator of the cabinet has closed your access to commercial credits',
    }),
  notOffered: () =>
    refuse.conflict(errorCodes.conflict, {
      ru: 'Сейчас нет предложений по страхованию для вашей организации',
      en: 'There are no insurance offers for your organization now',
    }),
} as const
