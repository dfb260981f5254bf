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
    facts: [
      { label: 'Отправитель', value: fullName },
      { label: 'E-mail', value: email, isContact: true },
      { label: 'Телефон', value: phone },
      { label: 'Организация', value: organization ?? '—' },
      ...files.map(({ id, name }) => ({ label: 'Файл', value: `${name} (${id})` })),
    ],
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
            'Ответим на это письмо по будням с 9:00 до 18:00 (МСК). Вы написали:',
            ...message.split(/\n{2,}/),
          ],
        }
      : {
          subject: `We have received your request ${number}`,
          paragraphs: ['We answer on weekdays from 9:00 to 18:00 Moscow time. You wrote:', ...message.split(/\n{2,}/)],
        },
})
