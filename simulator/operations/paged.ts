import { type Outcome, success } from '../protocol/envelope'
import { pageOf } from '../protocol/paging'
import type { Parameters } from '../protocol/parameters'
import type { Row } from '../rows/row-context'
import { sortRows } from './sort-rows'

/** A lookup list: the asked ids, sorted and cut to the page. */
export function paged(rows: Row[], parameters: Parameters): Outcome {
  const ids = parameters.numbers('IDs')
  const asked = ids.length > 0 ? rows.filter((row) => ids.includes(Number(row.ID))) : rows
  return success(pageOf(parameters, sortRows(asked, parameters), (row) => row))
}
