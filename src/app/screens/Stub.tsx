import { useLocation } from 'react-router-dom';
import { stubAt } from '../../content/stubs';
import { StubPage } from '../../pages/StubPage';

/** Gives the stub screen the record of the address that it is shown at. */
export default function Stub() {
  return <StubPage content={stubAt(useLocation().pathname)} />;
}
