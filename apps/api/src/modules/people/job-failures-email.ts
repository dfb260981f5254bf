import { declareEmail } from '../../platform/emails/email.ts'

interface FailedThings {
  readonly job: string
  readonly count: number
  readonly examples: readonly { readonly thing: string; readonly problem: string }[]
}

/** To platform staff: a job cannot do some of its things. */
export const jobThingsFail = declareEmail({
  id: 'people.jobThingsFail',
  isUrgent: true,
  occasion: { ru: 'Задание не может обработать часть записей', en: 'A job cannot process some of its records' },
  sample: {
    job: 'sender.orders',
    count: 1,
    examples: [
      { thing: 'organization:019a8c5e-0000-7000-8000-000000000001', problem: 'Error: unable to authenticate' },
    ],
  },
  write: ({ job, count, examples }: FailedThings, language) => {
    const details = examples.map(({ thing, problem }) => ({ label: thing, value: problem.slice(0, 200) }))
    return language === 'ru'
      ? {
          subject: `Задание ${job}: не обработано записей: ${count}`,
          paragraphs: [
            'Эти записи не удалось обработать дважды. Остальные обработаны, а эти задание будет пробовать снова с растущими паузами. Подробности есть в журнале сервера.',
          ],
          details,
        }
      : {
          subject: `Job ${job}: records that were not processed: ${count}`,
          paragraphs: [
            'These records failed twice. All others were processed, and the job goes on trying these with growing pauses. The log of the server has the details.',
          ],
          details,
        }
  },
})
