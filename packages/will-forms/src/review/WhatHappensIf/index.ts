export { WhatHappensIf, type WhatHappensIfProps } from './WhatHappensIf.tsx';
