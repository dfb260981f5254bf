import { errorCodes } from '@cabinet/contract/errors'
import { passkeyErrorCodes } from '@cabinet/contract/auth/passkeys'
import { MAX_PASSKEYS } from '@cabinet/contract/auth/second-factor'
import { HttpError, errors } from '../../../../kernel/http-error.ts'

/** Why a passkey is not taken. */
export const passkeyErrors = {
  /** The same for a key that nobody has and for a signature that is not good. */
  badPasskey: () =>
    new HttpError(401, errorCodes.badCredentials, {
      ru: 'Этим ключом доступа войти не получилось. Попробуйте ещё раз или войдите по паролю',
      en: 'This passkey did not sign you in. Try again or use your password',
    }),
  /** @param field path of the signature in the body */
  wrongSignature: (field: string) => {
    const text = {
      ru: 'Ключ доступа не подошёл. Попробуйте ещё раз или выберите другой способ',
      en: 'The passkey did not fit. Try again or choose another way',
    }
    return new HttpError(400, passkeyErrorCodes.refused, text, [{ field, code: passkeyErrorCodes.refused, text }])
  },
  notCreated: () =>
    new HttpError(400, passkeyErrorCodes.refused, {
      ru: 'Ключ доступа не добавлен: запрос устарел или пришёл с другого адреса. Попробуйте ещё раз',
      en: 'The passkey was not added: the request is out of date or came from another address. Try again',
    }),
  known: () =>
    errors.conflict(passkeyErrorCodes.known, {
      ru: 'Этот ключ доступа уже добавлен',
      en: 'This passkey was added before',
    }),
  tooMany: () =>
    errors.conflict(passkeyErrorCodes.tooMany, {
      ru: `Ключей доступа может быть не больше ${MAX_PASSKEYS}. Удалите те, которыми не пользуетесь`,
      en: `You can have up to ${MAX_PASSKEYS} passkeys. Remove those that you do not use`,
    }),
  last: () =>
    errors.conflict(errorCodes.secondFactorObligatory, {
      ru: 'Второй шаг входа обязателен, а это ваш единственный способ. Сначала добавьте другой ключ или приложение',
      en: 'The second step of signing in is obligatory, and this is your only one. First add another passkey or the app',
    }),
} as const
