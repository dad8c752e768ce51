import { expect, onTestFinished, test } from 'vitest'

import { aSimulator } from '../testing/a-simulator'

async function started() {
  const simulator = await aSimulator({ quirks: false })
  onTestFinished(() => simulator.stop())
  return simulator
}

const visitor = { Name: 'Peeters', FirstName: 'An', Email: 'An@Example.com', PhoneNumber: '0470000001' }

test('a contact is kept with its person, history and task', async () => {
  const { ask, read } = await started()
  expect(
    await ask('ContactOnMe', {
      ...visitor,
      ObjectID: 100_002,
      Subject: 'Vraag',
      Content: 'Is dit nog vrij?',
    }),
  ).toMatchObject({ Success: true, Value: true })
  const leads = (await read('leads')) as Record<string, unknown>[]
  expect(leads).toMatchObject([
    { operation: 'ContactOnMe', objectId: 100_002, subject: 'Vraag', content: 'Is dit nog vrij?' },
  ])
  expect(JSON.stringify(leads)).not.toContain('gevel-demo')
  expect(await read('persons')).toMatchObject([{ email: 'an@example.com', name: 'Peeters' }])
  const { Value } = await ask('GetAutomaticHistories', { ObjectID: 100_002 })
  expect(Value.Items[0]).toMatchObject({ Subject: 'Vraag', PersonName: 'An Peeters', TypeID: 11 })
})

test('the same address is the same person', async () => {
  const { ask, read } = await started()
  await ask('ContactOnMe', visitor)
  await ask('DemandRegister2', {
    ...visitor,
    Email: 'an@example.com',
    Goal: 0,
    WebIDs: '1',
    PriceMax: 400_000,
  })
  const { Value: id } = await ask('RegisterPerson', { ...visitor, CategorieIDs: '1' })
  expect(await read('persons')).toMatchObject([{ id, categories: [1] }])
  expect(await read('demands')).toMatchObject([
    { personId: id, isActive: true, parameters: { PriceMax: 400_000 } },
  ])
})

test.each([
  { name: 'no name', parameters: { Email: 'a@example.com' }, code: 602 },
  { name: 'no way to answer', parameters: { Name: 'Peeters' }, code: 602 },
  { name: 'an unknown property', parameters: { ...visitor, ObjectID: 5 }, code: 603 },
])('a contact with $name fails with $code and leaves nothing', async ({ parameters, code }) => {
  const { ask, read } = await started()
  expect(await ask('ContactOnMe', parameters)).toMatchObject({ Success: false, Code: code, Value: null })
  expect(await read('leads')).toEqual([])
})

test('a slot takes as many visitors as it has places, then refuses', async () => {
  const { ask, read } = await started()
  const { Value: homes } = await ask('GetPropertyList', { Status: '1', MarqueeIDs: '1', DisplayFields: 'ID' })
  const slots = (
    await Promise.all(
      homes.Items.map(
        async ({ ID }: { ID: number }) => (await ask('GetAppointmentObject', { ObjectID: ID })).Value,
      ),
    )
  ).flat()
  expect(slots.some((slot) => slot.IsFull)).toBe(true)
  const open = slots.find((slot) => !slot.IsFull)
  const places = open.MaxPersons - open.CountPersons
  for (let n = 0; n < places; n++) {
    expect(
      (
        await ask('ContactOnMe', {
          ...visitor,
          Email: `v${n}@example.com`,
          ObjectID: open.ObjectID,
          AppointmentID: open.ID,
        })
      ).Success,
    ).toBe(true)
  }
  expect(
    await ask('ContactOnMe', {
      ...visitor,
      Email: 'late@example.com',
      ObjectID: open.ObjectID,
      AppointmentID: open.ID,
    }),
  ).toMatchObject({ Success: false, Value: null })
  expect(await read('leads')).toHaveLength(places)
  const after = (await ask('GetAppointmentObject', { ObjectID: open.ObjectID })).Value.find(
    (slot: { ID: number }) => slot.ID === open.ID,
  )
  expect(after.IsFull).toBe(true)
})

test('a project contact names its projects', async () => {
  const { ask, read } = await started()
  await ask('ContactOnMeProject', { ...visitor, ProjectIDs: '501,502' })
  expect(await read('leads')).toMatchObject([{ operation: 'ContactOnMeProject', projectIds: [501, 502] }])
})

test('a demand can be read, changed and stopped by its person', async () => {
  const { ask } = await started()
  await ask('DemandRegister2', { ...visitor, Password: 'secret', Goal: 0, Zips: '9000,9050' })
  const { Value: list } = await ask('GetDemandList', { Email: visitor.Email, Password: 'secret' })
  expect(list.Items).toHaveLength(1)
  expect(JSON.stringify(list)).not.toContain('secret')
  const [{ DemandID, PersonId }] = list.Items
  expect((await ask('UnsubscribeDemandPerson', { ID: PersonId, DemandID })).Value).toBe(true)
  expect((await ask('GetDemandPerson', { ID: PersonId, DemandID })).Value.Status).toBe(5)
})
