import { errorCodes } from '@cabinet/contract/errors'
import { errors, HttpError } from '../../kernel/http-error.ts'

export const partnerErrors = {
  already: () =>
    errors.conflict(errorCodes.taken, { ru: 'Эта организация уже партнёр', en: 'This party is a partner already' }),
  ownSelf: () =>
    errors.conflict(errorCodes.ownSelf, {
      ru: 'Себя удалить нельзя: это сделает коллега или сотрудник платформы',
      en: 'You cannot remove yourself: another person of the partner or of the platform staff does',
    }),
  ownRights: () =>
    errors.conflict(errorCodes.ownSelf, {
      ru: 'Свои права изменить нельзя: это сделает коллега или сотрудник платформы',
      en: 'You cannot change your own rights: a colleague or the platform staff does',
    }),
  wrongNetwork: () =>
    errors.validation([
      {
        field: 'networks',
        code: 'network',
        text: { ru: 'Укажите сеть в виде 203.0.113.0/24', en: 'Write a network like 203.0.113.0/24' },
      },
    ]),
  expired: () =>
    errors.validation([
      { field: 'expiresDate', code: 'past', text: { ru: 'Этот день уже прошёл', en: 'This day has passed' } },
    ]),
  testKeyOnly: () =>
    new HttpError(404, errorCodes.notFound, {
      ru: 'Этот вызов есть только в песочнице: нужен тестовый ключ',
      en: 'This call exists in the sandbox only: it takes a test key',
    }),
  noSandbox: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Песочница появится, когда вы выдадите тестовый ключ',
      en: 'There is a sandbox once a test key was issued',
    }),
  resetUnderWay: () =>
    errors.conflict(errorCodes.conflict, {
      ru: 'Песочница уже начинается заново. Подождите несколько секунд',
      en: 'The sandbox begins anew already. Wait some seconds',
    }),
  wrongTarget: () =>
    errors.validation([
      {
        field: 'url',
        code: 'target',
        text: {
          ru: 'Укажите адрес в интернете, который начинается с https://',
          en: 'Write an address of the internet that begins with https://',
        },
      },
    ]),
  noSuchPosition: () =>
    errors.validation([
      {
        field: 'after',
        code: 'future',
        text: { ru: 'События с таким номером ещё нет', en: 'There is no event of this number yet' },
      },
    ]),
  noWebhook: () =>
    errors.conflict(errorCodes.conflict, { ru: 'Адрес для событий не задан', en: 'There is no address for events' }),
} as const
