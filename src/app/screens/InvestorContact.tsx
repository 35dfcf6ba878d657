export { InvestorContactPage as default } from '../../pages/InvestorContactPage';
