import type { Insertable } from 'kysely'
import { demoId } from '../../../ids.ts'
import { createDemoTime } from '../../../time.ts'
import { DAY_MS, MINUTE_MS } from '@cabinet/api/kernel/durations'
import type { SeedContext } from '../../../module.ts'
import { writePdf } from '@cabinet/api/platform/pdf/pdf'
import type { FinanceRequestTable } from '@cabinet/api/modules/finance/requests/tables'

type WithDocuments = Pick<
  Insertable<FinanceRequestTable>,
  'organization_id' | 'id' | 'created_by' | 'created_at' | 'sent_at'
>

/** A document that an organization has attached, with something in it. */
export const seedDocument = async (
  { database, files }: SeedContext,
  request: WithDocuments,
  answer: { readonly title: string; readonly answers: string } | null = null,
): Promise<void> => {
  const at = new Date(Date.parse(request.sent_at ?? request.created_at) - DAY_MS)
  const year = at.getUTCFullYear() - 1
  const title = answer?.title ?? `Бухгалтерская отчётность за ${year} год`
  const bytes = await writePdf({
    title,
    createdAt: at,
    pages: [
      {
        lines: [
          { kind: 'title', text: title },
          { kind: 'note', text: 'Демонстрационный документ' },
          ...(answer
            ? []
            : ([
                { kind: 'fact', label: 'Выручка', value: '186 400 000,00 ₽' },
                { kind: 'fact', label: 'Чистая прибыль', value: '11 240 000,00 ₽' },
              ] as const)),
        ],
      },
    ],
  })
  const fileId = await files.storeBytes(
    {
      id: demoId(`document of ${request.id}`),
      organizationId: request.organization_id,
      uploadedBy: request.created_by,
      purpose: 'REQUEST_DOCUMENT',
      name: `${title}.pdf`,
      contentType: 'application/pdf',
      width: null,
      height: null,
      isShared: false,
    },
    bytes,
  )
  await database.query
    .insertInto('finance_request_document')
    .values({
      organization_id: request.organization_id,
      request_id: request.id,
      file_id: fileId,
      asked_document_id: answer?.answers ?? null,
      added_by: request.created_by,
      created_at: at.toISOString(),
    })
    .execute()
}

/** What the bank has asked for: it waits for one paper, has another, and needs the third no more. */
export const seedAsked = async (context: SeedContext, request: WithDocuments): Promise<void> => {
  const { database, start } = context
  const minutesAgo = (minutes: number): string => new Date(start.getTime() - minutes * MINUTE_MS).toISOString()
  const asked = (key: string, minutes: number) => ({
    organization_id: request.organization_id,
    id: demoId(`asked ${key} of ${request.id}`),
    request_id: request.id,
    external_id: null,
    comment: null,
    asked_at: minutesAgo(minutes),
    settled_at: null,
    answered_by: null,
    created_at: minutesAgo(minutes),
    updated_at: minutesAgo(minutes),
    is_deleted: false,
  })
  const answered = asked('lease', 300)
  const year = createDemoTime(start).day(-365).slice(0, 4)
  await database.query
    .insertInto('finance_asked_document')
    .values([
      {
        ...answered,
        document: 'Договор аренды склада',
        status: 'ANSWERED',
        settled_at: minutesAgo(200),
        answered_by: request.created_by,
      },
      {
        ...asked('debts', 290),
        document: 'Справка об исполнении обязанности по уплате налогов',
        status: 'WITHDRAWN',
        settled_at: minutesAgo(250),
      },
      {
        ...asked('report', 100),
        document: `Бухгалтерская отчётность за ${year} год`,
        comment: 'Баланс и отчёт о финансовых результатах с отметкой налоговой о приёме, одним файлом',
        status: 'ASKED',
      },
    ])
    .execute()
  await seedDocument(context, request, { title: 'Договор аренды склада', answers: answered.id })
}
