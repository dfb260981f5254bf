import { useState } from 'react'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { DateField } from '@cabinet/ui/date-field'
import { Form } from '@cabinet/ui/form'
import { Heading } from '@cabinet/ui/heading'
import { MoneyField } from '@cabinet/ui/money-field'
import { toast } from '@cabinet/ui/toast'

export function Supply() {
  const [sum, setSum] = useState<number | null>(null)
  const [date, setDate] = useState('')
  const [isChecked, setChecked] = useState(false)
  const missing = (isMissing: boolean) => (isChecked && isMissing ? 'Обязательное поле' : undefined)
  const send = () => (sum === null || date === '' ? setChecked(true) : void toast.show('Поставка добавлена'))
  return (
    <Card>
      <Form aria-label="Поставка" onSubmit={send}>
        <Heading level={3}>Новая поставка</Heading>
        <MoneyField errorMessage={missing(sum === null)} label="Сумма" value={sum} onChange={setSum} />
        <DateField errorMessage={missing(date === '')} label="Дата отгрузки" value={date} onChange={setDate} />
        <Button type="submit">Добавить поставку</Button>
      </Form>
    </Card>
  )
}
