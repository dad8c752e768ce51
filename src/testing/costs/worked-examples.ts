import { belgianExamples } from './belgian-examples'
import { luxembourgExamples } from './luxembourg-examples'
import type { WorkedExample } from './worked-example'

export const workedExamples: WorkedExample[] = [...belgianExamples, ...luxembourgExamples]
