import { useLocation } from 'react-router-dom';
import { pageAt } from '../../content/pages';
import { StubPage } from '../../pages/StubPage';

/** Gives the stub screen the record of the address that it is shown at. */
export default function Stub() {
  return <StubPage content={pageAt(useLocation().pathname)} />;
}
