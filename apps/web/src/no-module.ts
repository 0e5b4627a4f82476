/**
 * Stands in for the libraries with which jsPDF draws HTML and SVG: nothing here does, so they needn't be shipped.
 */
export default null;
