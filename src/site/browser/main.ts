import '../site.css'

import { enhance, enhanceWhatComes } from './enhance'

enhanceWhatComes()
enhance(document)
