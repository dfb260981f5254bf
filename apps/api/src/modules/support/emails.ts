import { supportPages } from '@cabinet/contract/support/pages'
import { declareEmail } from '../../platform/emails/email.ts'

/** A message to the support with everything that is needed to answer it. */
interface Request {
  readonly number: string
  readonly topic: string
  readonly message: string
  readonly fullName: string
  readonly email: string
  readonly phone: string
  /** Name and taxpayer number; null for who has no organization. */
  readonly organization: string | null
  readonly files: readonly { readonly id: string; readonly name: string }[]
}

const sample: Request = {
  number: 'ОБ-2026-000042',
  topic: 'Доступ и пользователи',
  message: 'Не приходит письмо с приглашением коллеге.\n\nПроверили почту и папку со спамом.',
  fullName: 'Соколов Михаил Андреевич',
  email: 'sokolov@severveter.example',
  phone: '+70000000001',
  organization: 'ООО «Северный ветер», ИНН 7799012346',
  files: [{ id: '00000000-0000-4000-8000-000000000001', name: 'Снимок экрана.png' }],
}

/** To the support: somebody asks for help. The support writes in Russian. */
export const supportRequest = declareEmail({
  id: 'support.supportRequest',
  occasion: { ru: 'Сообщение в поддержку', en: 'Message to the support' },
  sample,
  write: ({ number, topic, message, fullName, email, phone, organization, files }: Request) => ({
    language: 'ru',
    subject: `Обращение ${number}: ${topic}`,
    paragraphs: message.split(/\n{2,}/),
    details: [
      { label: 'Отправитель', value: fullName },
      { label: 'E-mail', value: email, isContact: true },
      { label: 'Телефон', value: phone },
      { label: 'Организация', value: organization ?? '—' },
      ...files.map(({ id, name }) => ({ label: 'Файл', value: `${name} (${id})` })),
    ],
  }),
})

/** To the person: the support has answered. */
export const supportAnswered = declareEmail({
  id: 'support.supportAnswered',
  occasion: { ru: 'Поддержка ответила', en: 'The support has answered' },
  sample: {
    id: '00000000-0000-4000-8000-000000000001',
    number: sample.number,
    text: 'Письмо отправили ещё раз.\n\nПроверьте, пожалуйста, почту коллеги.',
  },
  write: ({ id, number, text }: { id: string; number: string; text: string }, language) => ({
    ...(language === 'ru'
      ? {
          subject: `Ответ на обращение ${number}`,
          note: 'Чтобы написать ещё, откройте обращение в кабинете.',
        }
      : { subject: `Answer to your request ${number}`, note: 'To write more, open the request in the cabinet.' }),
    paragraphs: text.split(/\n{2,}/),
    action: {
      label: language === 'ru' ? 'Открыть обращение' : 'Open the request',
      url: supportPages['help-request']({ id }),
    },
  }),
})

/** To the support: a person has written on. The support writes in Russian. */
export const supportReplied = declareEmail({
  id: 'support.supportReplied',
  occasion: { ru: 'Новое сообщение в обращении', en: 'New message of a request' },
  sample: { id: '00000000-0000-4000-8000-000000000001', number: sample.number, text: sample.message },
  write: ({ id, number, text }: { id: string; number: string; text: string }) => ({
    language: 'ru',
    subject: `Новое сообщение в обращении ${number}`,
    paragraphs: text.split(/\n{2,}/),
    action: { label: 'Открыть обращение', url: supportPages['support-request']({ id }) },
  }),
})

/** To the person: the message has come. */
export const supportReceived = declareEmail({
  id: 'support.supportReceived',
  occasion: { ru: 'Обращение принято', en: 'Request received' },
  sample: { number: sample.number, message: sample.message },
  write: ({ number, message }: { number: string; message: string }, language) =>
    language === 'ru'
      ? {
          subject: `Мы получили ваше обращение ${number}`,
          paragraphs: [
            'Ответим по будням с 9:00 до 18:00 (МСК): письмом и в разделе «Помощь». Вы написали:',
            ...message.split(/\n{2,}/),
          ],
        }
      : {
          subject: `We have received your request ${number}`,
          paragraphs: [
            'We answer on weekdays from 9:00 to 18:00 Moscow time: by letter and under Help. You wrote:',
            ...message.split(/\n{2,}/),
          ],
        },
})
